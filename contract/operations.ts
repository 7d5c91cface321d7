import type { HttpHandler } from 'msw';
import type { z } from 'zod/mini';
import { specOf } from '../mocks/server/endpoint';
import { sellerTransitions } from '../src/areas/seller/sellerWire';
import { limits } from '../src/config';
import type { Transitions } from '../src/domain/stateMachine';
import { type AreaContract, areaContracts } from './areas';
import { type Meaning, meanings, type Told } from './meanings';
import { notesOf, restOf, searchedRead } from './restMeanings';

/** Every call of the product, from the endpoints of the embedded API and from what the client reads and why. */

export type Operation = Meaning & {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As OpenAPI writes it: `/users-services/api/v1/backoffice/top-up/{id}`. */
  path: string;
  /** The names of the parameters in the path. */
  parameters: readonly string[];
  /** Who may call it, in words. */
  right: string;
  isOpen: boolean;
  body?: z.core.$ZodType;
};

const toldOf = (address: string): { told: Told; tag: string } | undefined => {
  const known = meanings[address];
  if (known) return { told: known, tag: tagOf(address) };
  const [, method = '', path = ''] = /^(\w+) backoffice\/(.*)$/.exec(address) ?? [];
  const [place, area] =
    Object.entries<AreaContract | undefined>({ ...areaContracts, merchant: undefined }).find(([name]) =>
      path.startsWith(name),
    ) ?? [];
  if (place === undefined) return undefined;
  const call = `${method} ${path.slice(place.length)}`;
  const calls = area ? restOf(area) : {};
  const action = call.replace(/(?<=^POST \/:id\/)\w+$/, ':action');
  const told =
    notesOf(call) ??
    calls[call] ??
    searchedRead(calls, call) ??
    (area ? calls[action] : meanings[`${method} backoffice/merchant${action.slice('POST '.length)}`]);
  const transitions: Transitions = area?.transitions ?? sellerTransitions;
  const transition = transitions[path.split('/').at(-1) ?? ''];
  return told && { told: { ...told, ...(transition && { transition }) }, tag: area?.label ?? 'Pelapak' };
};

const tagOf = (address: string): string => {
  if (/merchant/.test(address)) return 'Pelapak';
  if (/cdn/.test(address)) return 'Photos';
  if (/region/.test(address)) return 'Regions';
  return /counts|activity/.test(address) ? 'Across areas' : 'Session';
};

/** As a name of code: `getTopUpIdNotes`. */
const idOf = (address: string): string =>
  address
    .replace('backoffice/', '')
    .replace(/^[A-Z]+/, (method) => method.toLowerCase())
    .replaceAll(/[^a-zA-Z]+([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^a-zA-Z]/g, '');

/** The embedded API serves them, and no page calls them. */
const unused = [
  'GET backoffice/report-transaction/:id',
  'POST backoffice/master-data/banner-information/targets/search',
];

/**
 * @param address as the embedded API declares it: 'GET backoffice/top-up/:id'
 * @throws for a call that nobody has described; null for one that the product does not make
 */
const meaningOf = (address: string): Meaning | null => {
  if (unused.includes(address)) return null;
  const found = toldOf(address);
  if (!found) throw new Error(`${address} is described nowhere in contract/meanings.ts`);
  return {
    id: idOf(address),
    tag: found.tag,
    source: '§7',
    envelope: 'data',
    timeout: limits.requestTimeout,
    ...found.told,
  };
};

type Access = NonNullable<ReturnType<typeof specOf>>['access'];

const rightOf = (access: Access): string => {
  if (access === 'everybody') return 'everybody';
  if (access === 'signedIn') return 'everybody who is signed in';
  if ('read' in access) return `VIEW_${access.read} or MANAGE_${access.read}`;
  return [access.write]
    .flat()
    .map((name) => `MANAGE_${name}`)
    .join(' or ');
};

const operationOf = (handler: HttpHandler): Operation[] => {
  const spec = specOf(handler);
  // The pictures themselves are files, at whatever address the host chooses.
  if (!spec) return [];
  const method = String(handler.info.method);
  const written = String(handler.info.path).replace(/^\*/, '');
  const meaning = meaningOf(`${method} ${written.replace('/users-services/api/v1/', '')}`);
  if (meaning === null) return [];
  const path = written.replaceAll(/:(\w+)/g, '{$1}');
  return [
    {
      ...meaning,
      method: method.toLowerCase() as Operation['method'],
      path,
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      right: rightOf(spec.access),
      isOpen: spec.access === 'everybody',
      ...(spec.body && { body: spec.body }),
    },
  ];
};

export const operationsOf = (handlers: readonly HttpHandler[]): readonly Operation[] =>
  handlers.flatMap(operationOf);
