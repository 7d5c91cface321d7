import type { HttpHandler } from 'msw';
import { authHandlers } from './auth';
import { cdnHandlers } from './cdn';
import { collections } from './collections';
import type { Context } from './context';
import { merchantHandlers } from './merchants';
import { regionHandlers } from './regions';
import { simpleRestHandlers } from './simpleRest';

/** Every endpoint of the embedded API: the same in tests, over HTTP, and in the browser worker. */
export const createHandlers = (context: Context): HttpHandler[] => [
  ...authHandlers(context),
  ...regionHandlers(context),
  ...merchantHandlers(context),
  ...cdnHandlers(context),
  ...collections.flatMap((collection) => simpleRestHandlers(context, collection)),
];
