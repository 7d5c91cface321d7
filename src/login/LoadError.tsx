import { login } from '../../i18n/login';
import './login.css';
import './LoadError.css';

/** An error page for a failed download, with a button that reloads the page. */
export const LoadError = ({ title, sentence }: { title: string; sentence: string }) => (
  <main className="load-error">
    <title>{title}</title>
    <img src="/icon.svg" alt="" width="40" height="40" />
    <h1>{title}</h1>
    <p>{sentence}</p>
    <button type="button" className="login-submit" onClick={() => location.reload()}>
      {login.retry}
    </button>
  </main>
);
