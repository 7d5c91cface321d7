import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { login } from '../../i18n/login';
import type { Credentials } from '../authProvider/login';
import { session } from '../authProvider/session';
import { config, type DemoAccount, version } from '../config';
import { isLoginPassword } from '../domain/password';
import { visibleText } from '../domain/visibleText';
import { Button, Ring } from '../ui/Button';
import { Switch, TextBox, type TextBoxProps } from '../ui/field/Field';
import { showToast } from '../ui/Toaster';
import { LoginBrand } from './LoginBrand';
import { homePath, replacePath } from './path';
import './login.css';

type FieldErrors = { username?: string; password?: string };

/** Specification §5. `username` must be trimmed. */
const checkCredentials = (username: string, password: string): FieldErrors => {
  const errors: FieldErrors = {};
  if (username === '') errors.username = login.usernameRequired;
  if (password === '') errors.password = login.passwordRequired;
  else if (!isLoginPassword(password)) errors.password = login.passwordWeak;
  return errors;
};

const importAttempt = () => import('./attemptLogin');

/** Uncontrolled inputs, so that values from a password manager are read too (specification §2, §4 'Login', §5, §8). */
const LoginForm = ({ preload }: { preload: () => Promise<unknown> }) => {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const prefetched = useRef(false);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBlocked] = useState(session.isBlocked);

  // Focuses after the first paint, because `autoFocus` forces another layout before it (docs/performance.md).
  useEffect(() => username.current?.focus(), []);

  /** While the user types. A failed download is repeated on sign-in. */
  const prefetch = () => {
    if (prefetched.current) return;
    prefetched.current = true;
    Promise.all([importAttempt(), preload()]).catch(() => undefined);
  };

  const clearError = (field: keyof FieldErrors) => {
    prefetch();
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
  };

  /** The first invalid field gets the focus, so that a screen reader reads its error. */
  const showErrors = (found: FieldErrors) => {
    sending.current = false;
    flushSync(() => {
      setErrors(found);
      setBusy(false);
    });
    (found.username ? username : found.password ? password : button).current?.focus();
  };

  const fail = (toast: string, fields: FieldErrors = {}) => {
    showToast('error', toast);
    showErrors(fields);
  };

  const signIn = async (credentials: Credentials) => {
    const chunk = await importAttempt().catch(() => null);
    if (chunk === null) {
      fail(login.networkError);
      return;
    }
    const outcome = await chunk.attemptLogin(credentials);
    if ('toast' in outcome) {
      fail(outcome.toast, outcome.fields);
      return;
    }
    // Keeps the form visible until the app can replace it.
    await preload().catch(() => undefined);
    const kept = chunk.keepSession(outcome, credentials.remember);
    if (kept !== 'kept') {
      fail(kept === 'full' ? login.storageFull : login.notKept);
      return;
    }
    showToast('success', login.success);
    // Navigates right after `keepSession`, so that no page of the old URL is rendered or sends a request.
    replacePath(homePath);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current || !username.current || !password.current) return;
    const credentials = {
      username: visibleText(username.current.value),
      password: password.current.value,
      remember: remember.current?.checked ?? false,
    };
    const found = checkCredentials(credentials.username, credentials.password);
    if (found.username ?? found.password) {
      showErrors(found);
      return;
    }
    // Checked before the password is sent: a token is useless if the session cannot be stored.
    if (session.isBlocked()) {
      fail(login.notKept);
      return;
    }
    sending.current = true;
    setErrors({});
    setBusy(true);
    void signIn(credentials);
  };

  const fill = (account: DemoAccount) => {
    if (!username.current || !password.current) return;
    username.current.value = account.username;
    password.current.value = account.password;
    setErrors({});
    prefetch();
    button.current?.focus();
  };

  return (
    <>
      {isBlocked && (
        <p className="login-blocked" role="alert">
          {login.blocked}
        </p>
      )}
      <form className="login-form stack" noValidate onSubmit={submit} onPointerDown={prefetch}>
        <CredentialBox
          ref={username}
          label={login.username}
          name="username"
          type="text"
          autoComplete="username"
          enterKeyHint="next"
          fault={errors.username}
          onInput={() => clearError('username')}
        />
        <PasswordBox ref={password} fault={errors.password} onInput={() => clearError('password')} />
        <Switch ref={remember} name="remember" label={login.remember} />
        <Button
          ref={button}
          type="submit"
          variant="contained"
          size="large"
          disabled={busy}
          aria-busy={busy}
          startIcon={busy && <Ring />}
        >
          {login.submit}
        </Button>
      </form>
      <DemoAccounts onPick={fill} />
    </>
  );
};

type CredentialBoxProps = Omit<TextBoxProps, 'error' | 'helperText'> & { fault: string | undefined };

/** A required field whose text the browser neither corrects nor capitalises. */
const CredentialBox = ({ fault, ...props }: CredentialBoxProps) => (
  <TextBox
    aria-required
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...props}
    error={fault !== undefined}
    helperText={fault}
  />
);

const PasswordBox = (props: Pick<CredentialBoxProps, 'ref' | 'fault' | 'onInput'>) => {
  const [shown, setShown] = useState(false);
  const action = shown ? login.hidePassword : login.showPassword;
  return (
    <CredentialBox
      {...props}
      label={login.password}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      enterKeyHint="go"
      endAdornment={
        <button
          type="button"
          className="login-reveal icon-tool icons-20"
          aria-label={action}
          title={action}
          onClick={() => setShown(!shown)}
        >
          <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      }
    />
  );
};

/** From the run-time configuration; a real host has none. */
const DemoAccounts = ({ onPick }: { onPick: (account: DemoAccount) => void }) => {
  const { demoAccounts } = config();
  if (demoAccounts.length === 0) return null;
  return (
    <section className="login-demo" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{login.demoAccounts}</h2>
      <p className="hint">{login.demoAccountsHint}</p>
      <ul>
        {demoAccounts.map((account) => (
          <li key={account.username}>
            <button type="button" className="entry" onClick={() => onPick(account)}>
              <b className="strong">{account.username}</b>
              <span>{account.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Plain React, so that it renders before anything else is fetched (specification §2, docs/performance.md). */
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
