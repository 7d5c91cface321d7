import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../i18n/messages';
import { StatusBadge } from '../../../src/ui/text/texts';

const show = (children: ReactNode) =>
  render(
    <I18nContextProvider value={polyglotI18nProvider(() => messages, 'id')}>{children}</I18nContextProvider>,
  );

describe('The status badge', () => {
  it.each([
    [true, 'Aktif'],
    [false, 'Tidak Aktif'],
  ])('shows is_active %s in words', (active, words) => {
    show(<StatusBadge active={active} />);
    expect(screen.getByText(words)).toBeVisible();
  });
});
