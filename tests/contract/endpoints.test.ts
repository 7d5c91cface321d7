import { describe, expect, it } from 'vitest';
import { createMockServer } from '../../mocks/node';
import { sourcesOf } from './sources';
import { assumed, specified } from './specifiedEndpoints';

const withoutNames = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}');

const handled = new Set(
  createMockServer({ sellers: 1 }).handlers.map(({ info }) => {
    const path = String(info.path).replace(/^.*?(?=users-services)/, '');
    return `${String(info.method)} ${withoutNames(path)}`;
  }),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The address as code writes it: a parameter is filled in, and the four levels of regions share one line. */
const written = (path: string): RegExp =>
  new RegExp(
    path
      .split('/')
      .map((segment) => {
        if (segment.startsWith('{')) return '\\$\\{.+?\\}';
        const level = ['city', 'district', 'village'].includes(segment) ? '|\\$\\{level\\}' : '';
        return `(?:${escaped(segment)}${level})`;
      })
      .join('/') + '(?=[\'`"?])',
  );

/** The text of a source with its own string constants filled in: `${service}/x` reads as the path it is. */
const filledIn = (text: string): string =>
  [...text.matchAll(/^(?:export )?const (\w+) = '([^']*)';$/gm)].reduce(
    (filled, [, name = '', value = '']) => filled.replaceAll(`\${${name}}`, value),
    text,
  );

const callers = sourcesOf('src').map((source) => ({ path: source.path, text: filledIn(source.text) }));

describe.each([...specified, ...assumed])('%s', (endpoint) => {
  const [, path = ''] = endpoint.split(' ');

  it('has a handler in the embedded API', () => expect([...handled]).toContain(withoutNames(endpoint)));

  it('has a caller in the product', () => {
    const calling = callers.filter(({ text }) => written(path).test(text));
    expect(calling.map((source) => source.path)).not.toEqual([]);
  });
});
