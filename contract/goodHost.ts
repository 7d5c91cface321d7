import { z } from 'zod/mini';
import { answeredLists, goodHost } from '../src/dataProvider/wire';

/**
 * The two columns of the contract, made from the schemas by which the client reads. Naive generation would mislead: it turns what the
 * client survives into what is optional (`catch`), and what is transformed into nothing.
 */

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

export const defOf = (schema: Schema): Def => (schema as unknown as { def: Def }).def;

/** A schema whose parts, to any depth, are replaced by `replaced` where that returns one. */
const rebuilt = (
  schema: Schema,
  replaced: (part: Schema) => Schema | undefined,
  ofObjects: { catchall?: Schema } = {},
): Schema => {
  const inner = (part: Schema): Schema => rebuilt(part, replaced, ofObjects);
  const replacement = replaced(schema);
  if (replacement) return replacement;
  const def = defOf(schema);
  const withParts = (parts: object): Schema => z.core.clone(schema, Object.assign({}, def, parts));
  switch (def.type) {
    case 'object':
      return withParts({
        shape: Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, inner(part)])),
        ...ofObjects,
      });
    case 'array':
      return withParts({ element: inner(def.element) });
    case 'record':
      return withParts({ valueType: inner(def.valueType) });
    case 'union':
      return withParts({ options: def.options.map(inner) });
    case 'nullable':
    case 'optional':
      return withParts({ innerType: inner(def.innerType) });
    case 'prefault':
    case 'default':
      return z.optional(inner(def.innerType));
    case 'catch':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    default:
      return schema;
  }
};

/** What a good host sends. */
export const sentByGoodHost = (schema: Schema): Schema =>
  rebuilt(schema, (part) => {
    const sent = goodHost.get(part);
    return sent && sentByGoodHost(sent);
  });

/** The same, and no key beside it. */
export const onlySentByGoodHost = (schema: Schema): Schema =>
  rebuilt(sentByGoodHost(schema), () => undefined, { catchall: z.never() });

const anything: Schema = z.optional(z.unknown());

/** What the client survives: anything, or nothing, where it reads with `catch`. */
export const survivedByClient = (schema: Schema): Schema =>
  rebuilt(schema, (part) => {
    const def = defOf(part);
    if (def.type === 'catch') return anything;
    // Anything is null, too.
    if (def.type === 'nullable' && survivedByClient(def.innerType) === anything) return anything;
    const list = answeredLists.has(part) ? goodHost.get(part) : undefined;
    return list && survivedByClient(list);
  });

export const jsonSchemaOf = (schema: Schema): z.core.JSONSchema.BaseSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // zod's name of a check, which no reader of JSON Schema knows.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
    },
  });
  return json;
};
