import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './authProvider/session';
import { ConfigError } from './login/LoadError';
import { isConfigured, typeface } from './preload';
import { fetchApp, SignInGate } from './SignInGate';
import { applyTypeface } from './ui/theme/font';
import './ui/theme/page.css';
import './ui/theme/classes.css';

const start = async (element: HTMLElement): Promise<void> => {
  const hasConfig = await isConfigured;
  // So that the app renders at once. If its download fails, the sign-in gate shows the error.
  if (hasConfig && session.get()) await fetchApp(location.pathname).catch(() => undefined);
  await applyTypeface(typeface);
  // Pages render their own title elements, and a document uses its first one.
  document.querySelector('title')?.remove();
  createRoot(element).render(<StrictMode>{hasConfig ? <SignInGate /> : <ConfigError />}</StrictMode>);
};

// preload.ts removes it in a browser that is too old.
const root = document.getElementById('root');
if (root) void start(root);
