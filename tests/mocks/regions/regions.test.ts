import { describe, expect, it } from 'vitest';
import { coordinatesOf } from '../../../mocks/regions/coordinates';
import { regionFiles } from '../../../mocks/regions/regionFiles';
import { type Region, type RegionLevel, regionLists } from '../../../src/dataProvider/wire';
import { dataOf, startApi } from '../api';

const api = startApi({ sellers: 1 });

const regions = async (level: RegionLevel, parent = ''): Promise<Region[]> =>
  dataOf(
    await api.call(`GET region/${level}/${parent}`.replace(/\/$/, ''), { as: 'tamu' }),
    regionLists[level],
  );

const named = (list: readonly Region[], name: string): Region => {
  const found = list.find((region) => region.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};

describe('regions', () => {
  it('lead from one of 38 provinces down to a village', async () => {
    const provinces = await regions('province');
    expect(provinces).toHaveLength(38);
    const cities = await regions('city', named(provinces, 'Jawa Barat').id);
    expect(cities).toHaveLength(27);
    const districts = await regions('district', named(cities, 'Kota Bandung').id);
    expect(districts).toHaveLength(30);
    const villages = await regions('village', named(districts, 'Coblong').id);
    expect(villages.map(({ name }) => name)).toContain('Dago');
  });

  it('are all of Indonesia: 514 cities, their districts, and 83 763 villages', async () => {
    const source = regionFiles();
    const below = async (level: RegionLevel, parents: readonly Region[]) =>
      (await Promise.all(parents.map(({ id }) => source.below(level, id)))).flat();
    const cities = await below('city', await source.below('province', ''));
    const districts = await below('district', cities);
    const villages = await below('village', districts);
    expect([cities.length, districts.length, villages.length]).toEqual([514, 7277, 83_763]);
    // Some names hold a quotation mark where the language has a glottal stop: Kuale"u. None is wrapped in them.
    expect(villages.filter(({ name }) => !/^[^"\s].*[^"\s]$/.test(name))).toEqual([]);
  });

  it('are written as names, not in capitals', async () => {
    const provinces = await regions('province');
    const names = provinces.map(({ name }) => name);
    expect(names.filter((name) => name === name.toUpperCase())).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['Aceh', 'DKI Jakarta', 'Daerah Istimewa Yogyakarta']));
    const cities = await regions('city', named(provinces, 'Sulawesi Selatan').id);
    expect(cities.map(({ name }) => name)).toContain('Kabupaten Pangkajene dan Kepulauan');
  });

  it.each(['city/99', 'district/32.99', 'village/32.73.99', 'city/32.73'])(
    'are not found at %s',
    async (path) => expect((await api.call(`GET region/${path}`)).status).toBe(404),
  );

  it('have coordinates within Indonesia, the same every time, near those of their parent', async () => {
    const villages = await regions('village', '32.73.02');
    for (const { id, meta } of villages) {
      expect(meta).toEqual(coordinatesOf(id));
      expect(Math.abs(Number(meta.lat) - Number(coordinatesOf('32.73.02').lat))).toBeLessThan(0.05);
      expect(Number(meta.lat)).toBeGreaterThan(-11.5);
      expect(Number(meta.long)).toBeGreaterThan(94);
    }
    expect(new Set(villages.map(({ meta }) => meta.lat)).size).toBe(villages.length);
  });
});
