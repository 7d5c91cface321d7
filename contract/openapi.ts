import type { z } from 'zod/mini';
import { version } from '../package.json';
import { areaContracts } from './areas';
import type { Examples } from './examples';
import { jsonSchemaOf, sentByGoodHost, survivedByClient } from './goodHost';
import type { Operation } from './operations';
import { type Json, object, parameters, parametersOf, ref } from './parameters';

/** The OpenAPI document of the contract (docs/openapi.yaml). What is ours in it begins with `x-`. */

const sentence = "The host's own sentence in `message` is shown as it is (§8).";

/** Every refusal that the product tells apart. */
const refusals: Readonly<Record<string, string>> = {
  400: `The host does not understand the request. ${sentence}`,
  401: 'The session has expired: the person signs in again, and nothing typed is lost.',
  403: `The person lacks the right: their rights are read again. ${sentence}`,
  404: `The record is gone, or the host lacks the call. ${sentence}`,
  409: `The state of the record does not allow it. ${sentence}`,
  412: 'The record was changed after it was read: it is read again and merged.',
  413: `The body is too large. ${sentence}`,
  422: 'Fields are refused, each with a message that continues its label.',
  429: 'Too many requests: the product waits as long as `Retry-After` says.',
  default:
    'Any other refusal, such as a 500: the product says that the server has a problem, and tries reads again.',
};

const statusesOf = ({
  body,
  isOpen,
  right,
  parameters: inPath,
  takes = [],
  refusals: own = {},
  method,
}: Operation) => [
  ...new Set([
    ...(body || method === 'get' ? ['400'] : []),
    ...(isOpen ? [] : ['401']),
    ...(right.includes('_') ? ['403'] : []),
    ...(inPath.length > 0 ? ['404'] : []),
    ...(takes.includes('If-Match') ? ['412'] : []),
    ...(body ? ['422'] : []),
    ...Object.keys(own),
    '429',
    'default',
  ]),
];

const refusalOf = ({ refusals: own = {} }: Operation, status: string): Json => {
  const told = own[Number(status)];
  return told === undefined
    ? ref('responses', status)
    : { description: told, content: { 'application/json': { schema: ref('schemas', 'Refusal') } } };
};

const envelopeOf = (answer: Json): Json => ({
  type: 'object',
  properties: {
    status_code: { type: 'integer' },
    message: { type: 'string' },
    data: answer,
  },
  required: ['data'],
});

const answerHeader = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
});

const versionHeaders: Json = {
  ETag: answerHeader('Strong. Without one, nobody notices that two people saved.', '"17"'),
  'Last-Modified': answerHeader('When the record was changed last.', 'Fri, 20 Nov 2026 03:00:00 GMT'),
  'X-Modified-By': answerHeader('Who changed it last, percent-encoded.', 'Ratna%20Kusumawardani'),
};

const answerHeaders = ({ list, envelope, versioned }: Operation): Json | undefined => {
  if (list && envelope === 'none')
    return { 'Content-Range': answerHeader('The total; else `X-Total-Count`.', 'rows 0-9/57') };
  return versioned && versionHeaders;
};

/** An answer of the embedded API without what the client does not read. */
const readPart = ({ answer, envelope }: Operation, answered: unknown): unknown => {
  const read = (value: unknown): unknown => answer && (sentByGoodHost(answer) as z.ZodMiniType).parse(value);
  if (envelope === 'none') return read(answered);
  const { data, ...rest } = answered as Json;
  return { ...rest, data: read(data) };
};

const success = (operation: Operation, answered: unknown): Json => {
  const { answer, answers, envelope, mayBeEmpty } = operation;
  const headers = answerHeaders(operation);
  if (!answer || answers === undefined)
    return { description: 'Done. Nothing of the answer is needed: an empty body is as good, and so is 204.' };
  const name = answers.replaceAll(/\W/g, '');
  const schema = ref('schemas', name);
  return {
    description: `What a good host sends.${mayBeEmpty ? ' An empty body is as good, and so is 204.' : ''}`,
    ...(headers && { headers }),
    content: {
      'application/json': {
        schema: envelope === 'data' ? envelopeOf(schema) : schema,
        // A write answers what a read of the record shows.
        ...(answered !== undefined && !mayBeEmpty && { example: readPart(operation, answered) }),
      },
    },
    'x-survives': ref('schemas', `${name}.survived`),
  };
};

const operationObject = (operation: Operation, examples: Examples): Json => {
  const { id, tag, summary, caller, loss, source, right, without, timeout, transition, list, body, isOpen } =
    operation;
  const { sent, answered } = examples[id] ?? {};
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${caller}\n\nWithout it: ${loss}\n\nRight: ${right}.`,
    ...(isOpen && { security: [] }),
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchemaOf(body),
            ...(sent !== undefined && { example: sent }),
          },
        },
      },
    }),
    responses: {
      [operation.created ? '201' : '200']: success(operation, answered),
      ...Object.fromEntries(statusesOf(operation).map((status) => [status, refusalOf(operation, status)])),
    },
    'x-source': source,
    ...(without && { 'x-without': without }),
    ...(transition && {
      'x-transition': { from: transition.from, to: transition.to, reason: transition.reason ?? false },
    }),
    'x-timeout-ms': timeout,
    ...(list && { 'x-sort-keys': list.sort, 'x-filter-keys': list.filter }),
  };
};

const pathsOf = (operations: readonly Operation[], examples: Examples): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = operationObject(operation, examples);
  return paths;
};

/** Both columns of every answer: what a good host sends, and what the client survives. */
const answerSchemas = (operations: readonly Operation[]): Json => {
  const named = new Map<string, z.core.$ZodType>();
  for (const { answer, answers } of operations)
    if (answer && answers !== undefined) named.set(answers.replaceAll(/\W/g, ''), answer);
  return Object.fromEntries(
    [...named].flatMap(([name, schema]) => [
      [name, jsonSchemaOf(sentByGoodHost(schema))],
      [`${name}.survived`, jsonSchemaOf(survivedByClient(schema))],
    ]),
  );
};

const refusal: Json = {
  type: 'object',
  description: 'As §8 shows it; docs/host.md has every other shape that is read.',
  properties: {
    status_code: { type: 'integer' },
    type: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'array', items: object({ name: { type: 'string' }, message: { type: 'string' } }) },
  },
};

const description = [
  'What the back office sends and reads. Calls with `x-source: §7` are of the specification; the others are assumptions that a host confirms, or that `without` in config.json names (`x-without`).',
  'Every answer has two columns: its schema is what a good host sends, and `x-survives` what the client survives without staff noticing more than a dash. Habits that are read too are in docs/host.md.',
  'A host at another origin must allow ours by CORS: the methods GET, POST, PUT and DELETE; the headers Authorization, Content-Type, platform, app-version, Range, Idempotency-Key and If-Match. It exposes Content-Range or X-Total-Count, Retry-After, ETag, Last-Modified, X-Modified-By and Date.',
  'A request waits `x-timeout-ms` milliseconds, follows no redirect, and carries no cookie. Money is in whole rupiah, an instant is ISO 8601 with its offset, a date YYYY-MM-DD.',
].join('\n\n');

const aboutTags: Readonly<Record<string, string>> = {
  Session: 'Login and logout, and the person who is signed in.',
  Photos: 'Uploads, and the addresses of pictures.',
  Regions: 'Provinces, and what is below them.',
  Pelapak: 'The sellers.',
  'Across areas': 'Counts and activity of several areas.',
  ...Object.fromEntries(
    Object.entries(areaContracts).map(([resource, { label }]) => [
      label,
      `\`backoffice/${resource}\` in simple REST (docs/areas.md).`,
    ]),
  ),
};

export const openApiOf = (operations: readonly Operation[], examples: Examples): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'API of the back office',
    version,
    description,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'https://api.example.id', description: 'The apiHost of config.json' }],
  security: [{ token: [] }],
  tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
    name,
    description: aboutTags[name],
  })),
  paths: pathsOf(operations, examples),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'The access_token of the login.' },
    },
    parameters,
    responses: Object.fromEntries(
      Object.entries(refusals).map(([status, told]) => [
        status,
        {
          description: told,
          ...(status === '429' && { headers: { 'Retry-After': { schema: { type: 'string' } } } }),
          content: { 'application/json': { schema: ref('schemas', 'Refusal') } },
        },
      ]),
    ),
    schemas: { ...answerSchemas(operations), Refusal: refusal },
  },
});
