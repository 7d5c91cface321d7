import fc from 'fast-check';

/** JSON Schema, as far as the contract uses it. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  minLength?: number;
  pattern?: string;
};

const properties = ({ properties: known = {}, required = [], additionalProperties }: JsonSchema) =>
  fc
    .record(Object.fromEntries(Object.entries(known).map(([key, schema]) => [key, valuesOf(schema)])), {
      requiredKeys: [...required],
      noNullPrototype: true,
    })
    .chain((record) =>
      typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
        ? fc.dictionary(fc.string(), valuesOf(additionalProperties), { noNullPrototype: true })
        : fc.constant(record),
    );

const typed = (schema: JsonSchema, type: string): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'object':
      return properties(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 });
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ minLength: schema.minLength ?? 0 })
        : fc.stringMatching(new RegExp(schema.pattern));
    case 'integer':
      return fc.maxSafeInteger();
    case 'number':
      // Larger whole numbers are refused, because JavaScript has rounded them.
      return fc.double({ noNaN: true, min: -1e9, max: 1e9 });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
};

/** Every JSON value that a schema allows. */
export const valuesOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.type === undefined) return fc.jsonValue();
  return fc.oneof(...[schema.type].flat().map((type) => typed(schema, type)));
};
