import { StrictMode, Suspense, lazy, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { login } from '../i18n/login';
import { session } from './authProvider/session';
import { loadConfig } from './config';
import { ConfigError } from './login/ConfigError';
import { LoginPage } from './login/LoginPage';
import { authPath, currentPath, leadTo, subscribeToPath } from './login/path';
import { showToast, Toaster } from './widgets/Toaster';

const importApp = () => import('./App');
const App = lazy(importApp);

/**
 * The door (DESIGN.md §2): the login form in place of any page while nobody is signed in, and on /auth;
 * otherwise the app, which is fetched on demand.
 */
const Door = () => {
  const info = useSyncExternalStore(session.subscribe, session.get);
  const path = useSyncExternalStore(subscribeToPath, currentPath);
  if (info === null || path === authPath) return <LoginPage preload={importApp} />;
  return (
    <Suspense fallback={null}>
      <App key={info.token.access_token} token={info.token.access_token} />
    </Suspense>
  );
};

session.onEnd((reason) => {
  if (reason === 'expired') showToast('error', login.expired);
  leadTo(authPath);
});

const root = createRoot(document.getElementById('root') as HTMLElement);
if (session.get()) void importApp();
loadConfig().then(
  () => {
    root.render(
      <StrictMode>
        <Door />
        <Toaster />
      </StrictMode>,
    );
  },
  () => root.render(<ConfigError />),
);
