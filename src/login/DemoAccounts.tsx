import { login } from '../../i18n/login';
import { config, type DemoAccount } from '../config';
import './DemoAccounts.css';

/** The demo accounts from the run-time configuration; renders nothing on a real host, which has none. */
export const DemoAccounts = ({ onPick }: { onPick: (account: DemoAccount) => void }) => {
  const { demoAccounts } = config();
  if (demoAccounts.length === 0) return null;
  return (
    <section className="login-demo" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{login.demoAccounts}</h2>
      <p>{login.demoAccountsHint}</p>
      <ul>
        {demoAccounts.map((account) => (
          <li key={account.username}>
            <button type="button" onClick={() => onPick(account)}>
              <b>{account.username}</b>
              <span>{account.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
