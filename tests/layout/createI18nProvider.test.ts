import { expect, it, vi } from 'vitest';
import { orders } from '../../i18n/areas/orders';
import { messages } from '../../i18n/messages';
import { createI18nProvider } from '../../src/layout/createI18nProvider';

const { translate } = createI18nProvider({ ...messages, resources: { orders } });

it('translates a known key', () => {
  expect(translate('resources.orders.states.DIPROSES')).toBe('Diproses');
});

it.each(['RETUR', 'PAY_LATER', 'virtual account', 'A%{_}B'])(
  'shows a code without a translation unchanged: %s',
  (code) => {
    expect(translate(`resources.orders.states.${code}`)).toBe(code);
  },
);

it('shows a dash for an empty code and for a missing number', () => {
  expect(translate('resources.orders.states.')).toBe('–');
  expect(translate('resources.orders.states.', { _: '' })).toBe('–');
  expect(translate('resources.orders.items.more', { sku: 'KOP-1', weight: NaN })).toBe('SKU KOP-1 · – gram');
  expect(translate('resources.orders.items.more', { sku: 'KOP-1', weight: 1250 })).toBe(
    'SKU KOP-1 · 1.250 gram',
  );
});

it.each(['Server sibuk. Coba lagi', 'Isi %{_} dahulu', '%{name} |||| %{smart_count}', '$& $1 %{count}'])(
  'shows a text of the server letter by letter: %s',
  (text) => {
    expect(translate(text, { _: text })).toBe(text);
    expect(translate(`resources.orders.states.${text}`, { _: text })).toBe(text);
    expect(translate('resources.orders.actions.finish.done', { name: text })).toBe(
      `Pesanan ${text} selesai.`,
    );
  },
);

it('logs an error for a missing key', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(translate('nowhere')).toBe('nowhere');
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('nowhere'));
});
