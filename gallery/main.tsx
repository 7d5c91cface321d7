import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScheme } from '../src/ui/theme/tokens';
import { Gallery } from './page';
import { scheme } from './scheme';
import { installServer } from './server';
import '../src/ui/theme/page.css';
import '../src/ui/theme/classes.css';

applyScheme(scheme);
installServer();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
