import { render, screen } from '@testing-library/react';
import { I18nContextProvider, ResourceContextProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it, vi } from 'vitest';
import { seller } from '../../../i18n/areas/seller';
import { messages } from '../../../i18n/messages';
import { FilterChips } from '../../../src/list/filter/Filters';
import type { Choices } from '../../../src/list/filter/listFilter';

it.each<[when: string, choices: Choices, shown: string]>([
  ['its label', { choices: [{ value: 'BDG', label: 'Kota Bandung' }] }, 'Status: Kota Bandung'],
  ['an ellipsis while the choices are loading', { choices: undefined }, 'Status: …'],
  ['its code if the choices failed to load', { choices: undefined, retry: vi.fn() }, 'Status: BDG'],
  ['its code if it is not among the choices', { choices: [] }, 'Status: BDG'],
])('the chip of a filter shows %s', (_, choices, shown) => {
  render(
    <I18nContextProvider
      value={polyglotI18nProvider(() => ({ ...messages, resources: { 'member-list/seller': seller } }), 'id')}
    >
      <ResourceContextProvider value="member-list/seller">
        <FilterChips
          filters={[{ source: 'is_active', useChoices: () => choices }]}
          values={{ is_active: 'BDG' }}
        />
      </ResourceContextProvider>
    </I18nContextProvider>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(shown);
});
