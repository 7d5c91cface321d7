import { expect, it, vi } from 'vitest';
import { orders } from '../../i18n/areas/orders';
import { messages } from '../../i18n/messages';
import { createI18nProvider } from '../../src/layout/createI18nProvider';

const { translate } = createI18nProvider({ ...messages, resources: { orders } });

it('has words for what it knows', () => {
  expect(translate('resources.orders.states.DIPROSES')).toBe('Diproses');
});

it.each(['RETUR', 'PAY_LATER', 'virtual account'])('shows a code that nobody has words for: %s', (code) => {
  expect(translate(`resources.orders.states.${code}`)).toBe(code);
});

it('shows a dash for a code that the server left empty, and for a number that it left out', () => {
  expect(translate('resources.orders.states.')).toBe('–');
  expect(translate('resources.orders.states.', { _: '' })).toBe('–');
  expect(translate('resources.orders.items.more', { sku: 'KOP-1', weight: NaN })).toBe('SKU KOP-1 · – gram');
  expect(translate('resources.orders.items.more', { sku: 'KOP-1', weight: 1250 })).toBe(
    'SKU KOP-1 · 1.250 gram',
  );
});

it('shows the default that the caller gives', () => {
  expect(translate('Server sibuk. Coba lagi', { _: 'Server sibuk. Coba lagi' })).toBe(
    'Server sibuk. Coba lagi',
  );
});

it('complains of a key that somebody forgot', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(translate('widgets.nowhere')).toBe('widgets.nowhere');
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('widgets.nowhere'));
});
