import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import './LoginInput.css';

type LoginInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  /** Shown at the end of the input box. */
  children?: ReactNode;
};

/** A required field with its label above and its error below, linked for screen readers. */
export const LoginInput = ({ label, error, children, ...input }: LoginInputProps) => {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div className="login-input">
      <label htmlFor={id}>{label}</label>
      <div className="login-box">
        <input
          {...input}
          id={id}
          required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {children}
      </div>
      {error !== undefined && (
        <p className="login-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
};
