import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { login } from '../../i18n/login';
import type { Credentials } from '../authProvider/login';
import { session } from '../authProvider/session';
import type { DemoAccount } from '../config';
import { showToast } from '../widgets/feedback/Toaster';
import { checkCredentials, type FieldErrors } from './credentialRules';
import { DemoAccounts } from './DemoAccounts';
import { LoginField } from './LoginField';
import { PasswordField } from './PasswordField';
import { homePath, leadTo } from './path';

const importAttempt = () => import('./attemptLogin');

type LoginFormProps = {
  /** Fetches the app behind the sign-in gate. */
  preload: () => Promise<unknown>;
};

/**
 * The login form (specification §2, §4 'Login', §5, §8). The fields keep their own values, so that what a password
 * manager filled in is read like what was typed, and a failed attempt loses nothing.
 */
export const LoginForm = ({ preload }: LoginFormProps) => {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const prefetched = useRef(false);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBlocked] = useState(session.isBlocked);

  // After the paint: `autoFocus` has the page laid out once more before it (docs/performance.md).
  useEffect(() => username.current?.focus(), []);

  /** A person who types will soon need the app: download it meanwhile. A failed download is repeated on sign-in. */
  const prefetch = () => {
    if (prefetched.current) return;
    prefetched.current = true;
    Promise.all([importAttempt(), preload()]).catch(() => undefined);
  };

  const forget = (field: keyof FieldErrors) => {
    prefetch();
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
  };

  /**
   * Enables the form for another attempt: shows the errors, then focuses the first field with one, whose error a screen
   * reader reads along. After a success the form stays disabled.
   */
  const show = (found: FieldErrors) => {
    sending.current = false;
    flushSync(() => {
      setErrors(found);
      setBusy(false);
    });
    (found.username ? username : found.password ? password : button).current?.focus();
  };

  const fail = (toast: string, fields: FieldErrors = {}) => {
    showToast('error', toast);
    show(fields);
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
    // The form stays until there is something to show instead of it.
    await preload().catch(() => undefined);
    const kept = chunk.keepSession(outcome, credentials.remember);
    if (kept !== 'kept') {
      fail(kept === 'full' ? login.storageFull : login.notKept);
      return;
    }
    showToast('success', login.success);
    // Right after `keepSession`, so that no page of the old address is rendered or sends a request.
    leadTo(homePath);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current || !username.current || !password.current) return;
    const credentials = {
      username: username.current.value.trim(),
      password: password.current.value,
      remember: remember.current?.checked ?? false,
    };
    const found = checkCredentials(credentials.username, credentials.password);
    if (found.username ?? found.password) {
      show(found);
      return;
    }
    // Asked before the password is sent: a session that cannot be kept is not worth a token.
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
      <form className="login-form" noValidate onSubmit={submit} onPointerDown={prefetch}>
        <LoginField
          ref={username}
          label={login.username}
          name="username"
          type="text"
          autoComplete="username"
          enterKeyHint="next"
          error={errors.username}
          onInput={() => forget('username')}
        />
        <PasswordField ref={password} error={errors.password} onInput={() => forget('password')} />
        <label className="login-remember">
          <input ref={remember} type="checkbox" role="switch" name="remember" />
          {login.remember}
        </label>
        <button ref={button} type="submit" className="login-submit" disabled={busy} aria-busy={busy}>
          {busy && <span className="login-spinner" aria-hidden="true" />}
          {login.submit}
        </button>
      </form>
      <DemoAccounts onPick={fill} />
    </>
  );
};
