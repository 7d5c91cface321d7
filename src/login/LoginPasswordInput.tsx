import { type Ref, useState } from 'react';
import { login } from '../../i18n/login';
import { LoginInput } from './LoginInput';

type LoginPasswordInputProps = { error: string | undefined; ref: Ref<HTMLInputElement>; onInput: () => void };

/** The password input, with a button that shows or hides the password. */
export const LoginPasswordInput = (props: LoginPasswordInputProps) => {
  const [shown, setShown] = useState(false);
  const action = shown ? login.hidePassword : login.showPassword;
  return (
    <LoginInput
      {...props}
      label={login.password}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      enterKeyHint="go"
    >
      <button
        type="button"
        className="login-reveal"
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
    </LoginInput>
  );
};
