import CssBaseline from '@mui/material/CssBaseline';
import { Form, ResourceContextProvider } from 'ra-core';
import { type ReactNode, StrictMode } from 'react';
import { AdminContext } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { messages } from '../i18n/messages';
import { menu } from '../src/areas';
import type { AppAuthProvider } from '../src/authProvider';
import { createI18nProvider } from '../src/layout/createI18nProvider';
import { Notifications } from '../src/layout/Notifications';
import { messagesOf } from '../src/menu/area';
import { darkTheme, lightTheme } from '../src/theme/theme';
import { applyScheme } from '../src/theme/tokens';
import { Toaster } from '../src/widgets/feedback/Toaster';
import { Charts } from './charts';
import { Feedback } from './feedback';
import { Inputs } from './inputs';
import { Lists } from './lists';
import { dataProvider } from './products';
import { Texts } from './texts';
import '../src/theme/page.css';
import './gallery.css';

/** The colour scheme from the address: `/gallery/?dark`. */
const scheme = location.search === '?dark' ? 'dark' : 'light';
applyScheme(scheme);

const authProvider: AppAuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(false),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  mayDo: () => true,
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider({ ...messages, resources: messagesOf(menu) })}
      theme={scheme === 'dark' ? darkTheme : lightTheme}
      darkTheme={null}
    >
      <CssBaseline enableColorScheme />
      <ResourceContextProvider value="product-list">
        <main className="gallery">
          <header>
            <h1>Widgets</h1>
            <p>
              <a href="/gallery/">Light</a> · <a href="/gallery/?dark">Dark</a>
            </p>
          </header>
          <Section title="Text">
            <Texts />
          </Section>
          <Section title="Feedback">
            <Feedback />
          </Section>
          <Section title="Form">
            <Form defaultValues={{ name: 'Kemeja Batik #2', phone: '62', is_active: true }}>
              <Inputs />
            </Form>
          </Section>
          <Section title="Charts">
            <Charts />
          </Section>
          <Section title="Lists">
            <Lists />
          </Section>
        </main>
      </ResourceContextProvider>
      <Notifications />
    </AdminContext>
    <Toaster />
  </StrictMode>,
);
