import { login } from '../../i18n/login';
import { Batik } from './Batik';
import './login.css';

/** The decorative panel beside the login form, on wide screens. */
export const LoginBrand = () => (
  <aside className="login-brand" aria-label={login.brandLabel}>
    <Batik />
    <div className="login-brand-text">
      <p className="login-headline">{login.brandHeadline}</p>
      <p>{login.brandSentence}</p>
    </div>
  </aside>
);

/**
 * The login page without its form. The build writes it into index.html (vite.config.ts), so that it is painted while
 * React is still being downloaded.
 */
export const EarlyLogin = () => (
  <div className="login">
    <div />
    <LoginBrand />
  </div>
);
