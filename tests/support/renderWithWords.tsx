import { render } from '@testing-library/react';
import { I18nContextProvider, ResourceContextProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactElement, ReactNode } from 'react';
import { seller } from '../../i18n/areas/seller';
import { messages } from '../../i18n/messages';

export const words = polyglotI18nProvider(
  () => ({ ...messages, resources: { 'member-list/seller': seller } }),
  'id',
);

const Words = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={words}>
    <ResourceContextProvider value="member-list/seller">{children}</ResourceContextProvider>
  </I18nContextProvider>
);

/** Renders an element with the words of the product, as on a page of sellers. */
export const renderWithWords = (element: ReactElement) => render(element, { wrapper: Words });
