import { expect, it } from 'vitest';
import { isLinkAddress } from '../../src/domain/address';

it.each(['https://promo.contoh.example/', 'HTTPS://contoh.example/a?b=c#d', '/promo/harbolnas', '/'])(
  '%s is a valid link address',
  (text) => expect(isLinkAddress(text)).toBe(true),
);

it.each([
  '',
  'promo.contoh.example',
  'http://contoh.example/',
  '//contoh.example/',
  '/\\contoh.example',
  'https:contoh.example',
  'https://',
  'https://localhost',
  'https://nama@contoh.example/',
  'https://contoh.example/ spasi',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
])('“%s” is no valid link address', (text) => expect(isLinkAddress(text)).toBe(false));
