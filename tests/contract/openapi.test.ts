import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { callsOf } from '../../contract/calls';
import { type Examples, recordExamples } from '../../contract/examples';
import { jsonSchemaOf, sentByGoodHost, survivedByClient } from '../../contract/goodHost';
import { callsFile, contractFile, contractOperations, contractText } from '../../contract/write';
import { type JsonSchema, valuesOf } from './jsonSchemaValues';

const operations = contractOperations();
const answering = operations.filter(({ answer }) => answer !== undefined);
/** Each schema once, by the first call that it answers. */
const answers = [...new Map(answering.toReversed().map(({ id, answer }) => [answer, id]))]
  .toReversed()
  .map(([answer, id]) => [id, answer as z.ZodMiniType] as const);
let recorded: Examples;
beforeAll(async () => void (recorded = await recordExamples(operations)));
const operationAt = (call: string) =>
  operations.find(({ method, path }) => `${method.toUpperCase()} ${path.split('/v1/')[1] ?? ''}` === call);

const goodColumn = (schema: z.core.$ZodType): JsonSchema =>
  jsonSchemaOf(sentByGoodHost(schema)) as JsonSchema;
const answerOf = (call: string) => operationAt(call)?.answer as z.ZodMiniType;

it('docs/openapi.yaml and docs/calls.md are what `npm run contract:write` writes', () => {
  expect(readFileSync(contractFile, 'utf8')).toBe(contractText(operations, recorded));
  expect(readFileSync(callsFile, 'utf8')).toBe(callsOf(operations));
});

describe('what a good host sends', () => {
  it('holds what the client could do without: a top-up has its amount, as a whole number', () => {
    const schema = goodColumn(answerOf('GET backoffice/top-up/{id}'));
    expect(schema.required).toContain('nominal');
    expect(schema.properties?.nominal).toMatchObject({ type: 'integer' });
    expect(schema.properties?.sender).toEqual({ type: ['string', 'null'] });
  });

  it('has groups, lists and envelopes, where the client reads them from anywhere', () => {
    const seller = goodColumn(answerOf('GET backoffice/merchant-detail/{id}')).properties?.payload;
    expect(seller?.required).toEqual([
      ...['users', 'user_address', 'merchant_data', 'merchant_doc', 'user_bank', 'is_merchant'],
    ]);
    expect(seller?.properties?.user_bank?.required).toEqual([
      ...['account_number', 'bank_name', 'account_ownership'],
    ]);
    const cities = goodColumn(answerOf('GET region/city/{id}'));
    expect(cities.properties?.cities?.items?.required).toEqual(['id', 'name', 'meta']);
  });

  it('is what the embedded API answers', () => {
    const differing = answering.flatMap(({ id, answer, envelope }) => {
      const answered = recorded[id]?.answered as { data: unknown };
      const schema = sentByGoodHost(answer as z.core.$ZodType) as z.ZodMiniType;
      const { error } = schema.safeParse(envelope === 'data' ? answered.data : answered);
      return error
        ? [`${id}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`]
        : [];
    });
    expect(differing).toEqual([]);
  });

  it.each(answers)('%s: the client reads all of it', (_, schema) => {
    fc.assert(
      fc.property(valuesOf(goodColumn(schema)), (value) => schema.safeParse(value).success),
      { numRuns: 20 },
    );
  });
});

it.each(answers)('%s: the client survives what the contract says it does', (_, schema) => {
  fc.assert(
    fc.property(
      valuesOf(jsonSchemaOf(survivedByClient(schema)) as JsonSchema),
      (value) => schema.safeParse(value).success,
    ),
    { numRuns: 20 },
  );
});

it('says of every call who makes it, what is lost without it, and where it comes from', () => {
  expect(operations.length).toBeGreaterThan(90);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  const specified = operations.filter(({ source }) => source === '§7');
  expect(specified.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toHaveLength(13);
});
