import { login } from '../../i18n/login';
import { LoadError } from './LoadError';

/** Shown when /config.json cannot be read: without it the host that credentials may go to is unknown. */
export const ConfigError = () => (
  <LoadError title={login.configErrorTitle} sentence={login.configErrorSentence} />
);
