import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { login } from '../../i18n/login';
import { Button } from '../ui/Button';
import './login.css';

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

/** For an unreadable /config.json: without it, the host that may receive credentials is unknown. */
export const ConfigError = () => (
  <LoadError title={login.configErrorTitle} sentence={login.configErrorSentence} />
);

/** Instead of a blank page if the app's code cannot be fetched, or throws before its own error page exists. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<LoadError title={login.appErrorTitle} sentence={login.appErrorSentence} />}>
    {children}
  </ErrorBoundary>
);
