import { createRoot } from 'react-dom/client';
import { session } from './authProvider/session';
import { loadConfig } from './config';
import { Door, importApp } from './Door';
import { ConfigError } from './login/ConfigError';

const root = createRoot(document.getElementById('root') as HTMLElement);

if (session.get()) void importApp();

loadConfig().then(
  () => root.render(<Door />),
  () => root.render(<ConfigError />),
);
