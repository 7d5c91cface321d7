import { login } from '../../i18n/login';
import { config, version } from '../config';
import { LoginBrand } from './LoginBrand';
import { LoginForm } from './LoginForm';
import './login.css';

/**
 * The page at /auth (specification §2), also shown in place of any other page while nobody is signed in. It is plain React
 * outside react-admin, so that it renders before anything else is fetched (docs/performance.md).
 * @param preload downloads the app behind the sign-in gate; called when the user begins to type
 */
export const LoginPage = ({ preload }: { preload: () => Promise<unknown> }) => {
  const { product, environment } = config();
  return (
    <div className="login">
      <title>{`${login.documentTitle} · ${product}`}</title>
      <main className="login-main">
        <div className="login-column">
          <p className="login-product row">
            <img src="/icon.svg" alt="" width="32" height="32" />
            <span>{product}</span>
          </p>
          <h1>{login.title}</h1>
          <p className="login-lead">{login.lead}</p>
          <LoginForm preload={preload} />
        </div>
        <p className="login-version">
          {login.version} {version} {environment && <span>{environment}</span>}
        </p>
      </main>
      <LoginBrand />
    </div>
  );
};
