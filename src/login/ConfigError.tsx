import { login } from '../../i18n/login';
import { LoadError } from './LoadError';

/** The error page for an unreadable /config.json: without it, the host that may receive credentials is unknown. */
export const ConfigError = () => (
  <LoadError title={login.configErrorTitle} sentence={login.configErrorSentence} />
);
