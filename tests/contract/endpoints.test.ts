import { describe, expect, it } from 'vitest';
import { createMockServer } from '../../mocks/node';
import { backoffice } from '../../src/dataProvider/backoffice';
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

/** A string constant, or a path with a parameter. */
const constant = /^(?:export )?const (\w+) = (?:\((\w+): string\) => `(.*)`|'(.*)');$/gm;

/** The text of a source with its own constants and the base path filled in: `${backoffice}/x` reads as the path it is. */
const filledIn = (text: string): string =>
  [...text.matchAll(constant), ['', 'backoffice', undefined, undefined, backoffice]].reduce(
    (filled, [, name = '', parameter, path, value]) =>
      filled.replaceAll(`\${${parameter ? `${name}(${parameter})` : name}}`, () => path ?? value ?? ''),
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
