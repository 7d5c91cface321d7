import type { HttpHandler } from 'msw';
import type { z } from 'zod/mini';
import { specOf } from '../mocks/server/endpoint';
import { type Meaning, meaningOf } from './meanings';

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
