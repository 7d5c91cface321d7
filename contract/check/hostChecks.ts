import type { Operation } from '../operations';
import { type Checked, fails, holds, untried } from './checks';
import { type Client, service } from './client';
import { rightsIn, sellersBody, type Tried, type Walk } from './walk';

/** What the host does for everybody: rights, sessions, other origins, versions, times. */

const sellers = `${service}/backoffice/get-list-merchant`;
const askSellers = (client: Client, token?: string | null) =>
  client.send({
    method: 'POST',
    path: sellers,
    body: sellersBody({ limit: 1 }),
    ...(token !== undefined && { token }),
  });

const checkToken = async (client: Client): Promise<Checked> => {
  const name = 'a call without a valid token is refused (401)';
  const statuses = [
    (await askSellers(client, null)).status,
    (await askSellers(client, 'not-a-token')).status,
  ];
  const isRight = statuses.every((status) => status === 401);
  return isRight
    ? holds(name, 'none and a wrong one')
    : fails(name, `${statuses.join(' and ')} instead of 401`);
};

const checkRights = async (
  client: Client,
  operations: readonly Operation[],
  { access }: Walk,
): Promise<Checked> => {
  const name = 'what a person may not see is refused (403)';
  const forbidden = operations.filter(
    (one) =>
      (one.method === 'get' || one.path === sellers) &&
      one.parameters.length === 0 &&
      rightsIn(one).length > 0 &&
      !rightsIn(one).some((right) => access.includes(right)),
  );
  if (forbidden.length === 0)
    return untried(name, 'this person may see everything: check again with one who may not');
  for (const { method, path } of forbidden) {
    const asked = method === 'get' ? client.send({ method: 'GET', path }) : askSellers(client);
    const { status } = await asked;
    const call = path.replace(service, '');
    if (status === 403) return holds(name, call);
    if (status !== 404)
      return fails(name, `${call} answers ${status}: the menu hides it, and anybody can ask for it`);
  }
  return untried(
    name,
    'the host has nothing that this person may not see: check again with one who may less',
  );
};

/** The last call of all. */
const checkLogout = async (client: Client): Promise<Checked> => {
  const name = '401 after logout';
  const token = client.token();
  const { status } = await client.send({ method: 'POST', path: `${service}/logout` });
  if (status >= 300 || status === 0) return fails(name, `logout answers ${status}`);
  const after = await askSellers(client, token);
  return after.status === 401
    ? holds(name, 'the token is worth nothing any more')
    : fails(name, `the token of a person who has left still works (${after.status})`);
};

const askedHeaders = [
  ...['authorization', 'content-type', 'platform', 'app-version', 'range', 'idempotency-key', 'if-match'],
];
const neededHeaders = ['etag', 'content-range', 'retry-after', 'last-modified', 'x-modified-by', 'date'];

const listed = (text: string | null): string[] =>
  (text ?? '').split(',').map((part) => part.trim().toLowerCase());

const lacking = (wanted: readonly string[], text: string | null): string[] =>
  wanted.filter((one) => !listed(text).includes(one.toLowerCase()));

const checkCors = async (client: Client, origin: string | undefined): Promise<Checked[]> => {
  const [preflight, exposed] = ['CORS preflight', 'CORS exposed headers'] as const;
  if (origin === undefined) {
    const why = 'without another --origin; a host behind the same origin needs none';
    return [untried(preflight, why), untried(exposed, why)];
  }
  const faults: string[] = [];
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const { status, headers } = await client.send({
      method: 'OPTIONS',
      path: sellers,
      token: null,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': askedHeaders.join(','),
      },
    });
    const allowed = headers.get('Access-Control-Allow-Origin');
    if (status < 200 || status > 299) faults.push(`${method}: ${status}`);
    else if (allowed !== '*' && allowed !== origin)
      faults.push(`${method}: allows ${allowed ?? 'no origin'}`);
    else {
      // Browsers take `*` for all headers but this one.
      const wanted = headers.get('Access-Control-Allow-Headers') === '*' ? ['authorization'] : askedHeaders;
      const missing = [
        ...(method === 'GET' || method === 'POST' || headers.get('Access-Control-Allow-Methods') === '*'
          ? []
          : lacking([method], headers.get('Access-Control-Allow-Methods'))),
        ...lacking(wanted, headers.get('Access-Control-Allow-Headers')),
      ];
      if (missing.length > 0) faults.push(`${method}: does not allow ${missing.join(', ')}`);
    }
  }
  const { headers } = await client.send({
    method: 'POST',
    path: sellers,
    body: sellersBody({ limit: 1 }),
    headers: { Origin: origin },
  });
  const hidden = lacking(neededHeaders, headers.get('Access-Control-Expose-Headers'));
  const isAllowed = ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
  return [
    faults.length > 0
      ? { ...fails(preflight, `browsers send nothing: ${faults.join('; ')}`), isFatal: true }
      : holds(preflight, `${origin} may send every call`),
    isAllowed && (hidden.length === 0 || headers.get('Access-Control-Expose-Headers') === '*')
      ? holds(exposed, 'the page may read them')
      : fails(exposed, isAllowed ? `hidden: ${hidden.join(', ')}` : 'the answer itself allows no origin'),
  ];
};

/** As they came through every proxy. */
const checkEtags = ({ tried }: Walk): Checked => {
  const name = 'strong ETags';
  const listsWith = (etag: Tried['etag']): string =>
    tried
      .filter((one) => one.etag === etag)
      .map(({ operation }) => operation.path.replace(`${service}/backoffice/`, '').replace('/{id}', ''))
      .join(', ');
  const [strong, weak, none] = (['strong', 'weak', 'none'] as const).map(listsWith);
  const faults = [
    none && `none in ${none}`,
    weak && `weak, as compressing proxies and Express make them, in ${weak}`,
  ].filter(Boolean);
  if (faults.length > 0)
    return fails(name, `${faults.join('; ')}: nobody notices that two people saved the same record`);
  return strong ? holds(name, `in ${strong}`) : untried(name, 'no record could be opened');
};

/** Milliseconds after which a person has noticed the wait. */
const slow = 1000;

const withoutIds = (call: string): string => call.replace(service, '').replace(/\/[^/]*\d[^/]*/g, '/{id}');

const checkTimes = ({ answers }: Client): Checked => {
  const name = 'answer times';
  const times = answers
    .filter(({ status }) => status > 0)
    .toSorted((a, b) => a.milliseconds - b.milliseconds);
  const [median, slowest] = [times.at(Math.floor(times.length / 2)), times.at(-1)];
  if (!median || !slowest) return untried(name, 'no call was answered');
  const says = `half of ${times.length} within ${median.milliseconds} ms, the slowest ${slowest.milliseconds} ms (${withoutIds(slowest.call)})`;
  return median.milliseconds > slow ? fails(name, says) : holds(name, says);
};

/** Ends the session. */
export const checkHost = async (
  client: Client,
  operations: readonly Operation[],
  walk: Walk,
  origin: string | undefined,
): Promise<Checked[]> => [
  await checkToken(client),
  await checkRights(client, operations, walk),
  ...(await checkCors(client, origin)),
  checkEtags(walk),
  checkTimes(client),
  await checkLogout(client),
];
