import { login } from '../../i18n/login';
import { LoadError } from './LoadError';

/** Shown when /config.json cannot be read: without it nobody knows which host credentials may go to. */
export const ConfigError = () => (
  <LoadError title={login.configErrorTitle} sentence={login.configErrorSentence} />
);
