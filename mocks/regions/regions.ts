import type { HttpHandler } from 'msw';
import { refuse, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';

/** Creates the four region lists of specification §7, for every signed-in account. */
export const regionHandlers = (context: Context): HttpHandler[] => {
  const children = (
    address: `GET ${string}`,
    level: 'city' | 'district' | 'village',
    field: string,
    parent: string,
  ) =>
    endpoint(context, address, { access: 'signedIn' }, async ({ params }) => {
      const regions = await context.regions.below(level, params.id ?? '');
      return regions.length > 0
        ? succeed({ [field]: regions })
        : refuse(404, `${parent} tidak ditemukan. Pilih kembali.`);
    });

  return [
    endpoint(context, 'GET region/province', { access: 'signedIn' }, async () =>
      succeed(await context.regions.below('province', '')),
    ),
    children('GET region/city/:id', 'city', 'cities', 'Provinsi'),
    children('GET region/district/:id', 'district', 'districts', 'Kota/Kabupaten'),
    children('GET region/village/:id', 'village', 'villages', 'Kecamatan'),
  ];
};
