import type { HttpHandler } from 'msw';
import { collections } from './collections';
import { merchantHandlers, sellerArea } from './merchants/merchants';
import { regionHandlers } from './regions/regions';
import { activityHandlers } from './rest/activity';
import { countHandlers } from './rest/counts';
import { simpleRestHandlers } from './rest/simpleRest';
import { authHandlers } from './server/auth';
import { cdnHandlers } from './server/cdn';
import type { Context } from './server/context';

const handlersFor = (context: Context): HttpHandler[] => [
  ...authHandlers(context),
  ...regionHandlers(context),
  ...merchantHandlers(context),
  ...cdnHandlers(context),
  ...countHandlers(context, collections),
  ...activityHandlers(context, [sellerArea, ...collections]),
  ...collections.flatMap((collection) => simpleRestHandlers(context, collection)),
];

/** Creates every endpoint of the embedded API: the same in tests, over HTTP and in the browser worker. */
export const createHandlers = (context: Context): HttpHandler[] => {
  // MSW looks up where in the code each handler is made, which takes ten times as long as making it, and which nobody reads.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return handlersFor(context);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};
