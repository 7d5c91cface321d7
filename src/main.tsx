import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './authProvider/session';
import { ConfigError } from './login/ConfigError';
import { isConfigured, preload } from './preload';
import { fetchApp, SignInGate } from './SignInGate';
import './theme/page.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

// preload.ts downloads the app. Awaiting it here lets the app render at once. If the download fails, the sign-in gate shows
// the error.
const app = session.get()
  ? preload.then(() => fetchApp(location.pathname)).catch(() => undefined)
  : undefined;

void Promise.all([isConfigured, app]).then(([hasConfig]) => {
  // Pages render their own title elements, and a document uses its first one.
  document.querySelector('title')?.remove();
  root.render(<StrictMode>{hasConfig ? <SignInGate /> : <ConfigError />}</StrictMode>);
});
