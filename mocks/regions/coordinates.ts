import { hash } from '../seed/random';
import { ancestry } from './regionSource';

/** The approximate centre of each province's land (latitude, longitude), because the region data has no coordinates. */
const provinces: Record<string, [number, number]> = {
  '11': [4.2, 96.9],
  '12': [2.2, 99.1],
  '13': [-0.8, 100.5],
  '14': [0.5, 101.8],
  '15': [-1.7, 102.8],
  '16': [-3.2, 104.2],
  '17': [-3.6, 102.4],
  '18': [-4.9, 105.0],
  '19': [-2.4, 106.3],
  '21': [1.0, 104.2],
  '31': [-6.2, 106.83],
  '32': [-6.9, 107.6],
  '33': [-7.2, 110.2],
  '34': [-7.87, 110.4],
  '35': [-7.7, 112.6],
  '36': [-6.4, 106.1],
  '51': [-8.4, 115.15],
  '52': [-8.6, 117.4],
  '53': [-9.2, 122.0],
  '61': [-0.1, 111.1],
  '62': [-1.7, 113.4],
  '63': [-3.0, 115.4],
  '64': [0.4, 116.5],
  '65': [3.1, 116.4],
  '71': [1.1, 124.4],
  '72': [-1.2, 121.3],
  '73': [-4.0, 120.1],
  '74': [-4.0, 122.3],
  '75': [0.7, 122.4],
  '76': [-2.5, 119.3],
  '81': [-3.2, 129.5],
  '82': [0.8, 127.8],
  '91': [-2.7, 139.6],
  '92': [-1.9, 133.4],
  '93': [-7.4, 139.4],
  '94': [-3.7, 136.4],
  '95': [-4.2, 139.4],
  '96': [-1.2, 131.5],
};

/** The maximum distance, in degrees, of a city from its province, a district from its city, and a village from its district. */
const spread = [0, 0.45, 0.08, 0.015];

const offset = (code: string, level: number, salt: string): number =>
  ((hash(`${salt}${code}`) / 0xffffffff) * 2 - 1) * (spread[level] ?? 0);

/**
 * Returns plausible coordinates of a region code, always the same, as degrees with five decimals. Each level moves the
 * centre of the province a little, so that neighbours in the hierarchy are neighbours on the map.
 */
export const coordinatesOf = (code: string): { lat: string; long: string } => {
  const chain = ancestry(code);
  const [lat, long] = provinces[chain[0] ?? ''] ?? [-2.5, 118];
  const moved = (start: number, salt: string) =>
    chain.reduce((sum, part, level) => sum + offset(part, level, salt), start).toFixed(5);
  return { lat: moved(lat, 'lat'), long: moved(long, 'long') };
};
