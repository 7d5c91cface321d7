import { Component, type ReactNode } from 'react';
import { login } from '../../i18n/login';
import { Button } from '../ui/Button';
import './login.css';

/** An error page for a failed download, with a button that reloads the page. */
const LoadError = ({ title, sentence }: { title: string; sentence: string }) => (
  <main className="load-error stack">
    <title>{title}</title>
    <img src="/icon.svg" alt="" width="40" height="40" />
    <h1>{title}</h1>
    <p>{sentence}</p>
    <Button variant="contained" size="large" onClick={() => location.reload()}>
      {login.retry}
    </Button>
  </main>
);

/** The error page for an unreadable /config.json: without it, the host that may receive credentials is unknown. */
export const ConfigError = () => (
  <LoadError title={login.configErrorTitle} sentence={login.configErrorSentence} />
);

/**
 * Shows an error page instead of a blank one if the app's code cannot be fetched (no connection, a new version), or if the
 * app throws before its own error page exists.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <LoadError title={login.appErrorTitle} sentence={login.appErrorSentence} />;
  }
}
