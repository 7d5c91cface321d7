import { isVisible } from '../domain/visibleText';
import { listIn } from './tolerantReader';
import { z } from './zod';

/** The schemas that all services share. The client parses responses with them, the embedded API checks bodies. */

/** The base path of the back office (specification §7). assumption (docs/areas.md): also of areas that §7 does not show. */
export const backoffice = 'users-services/api/v1/backoffice';

/** What a good host sends where the client survives more: the contract in docs/openapi.yaml is written from it. */
export const goodHost = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Lists that the client reads wherever they are, but not if nothing in them can be read. */
export const answeredLists = new WeakSet<z.core.$ZodType>();

export const tolerant = <S extends z.ZodMiniType>(schema: S, sent: z.ZodMiniType): S => {
  goodHost.set(schema, sent);
  return schema;
};

const tolerantList = <S extends z.ZodMiniType>(schema: S, item: z.ZodMiniType): S => {
  answeredLists.add(schema);
  return tolerant(schema, z.array(item));
};

/** What `.transform` is in the larger zod. */
export const transformed = <S extends z.core.$ZodType, T>(schema: S, read: (value: z.output<S>) => T) =>
  z.pipe(schema, z.transform(read));

/** `{ payload: … }` becomes the payload alone. */
export const under = <T>(key: string, schema: z.ZodMiniType<T>) =>
  transformed(z.object({ [key]: schema }), (response) => response[key] as T);

/** One that JavaScript has rounded is refused, because the value may be saved again. */
const digits = transformed(
  z.number().check(z.refine((value) => Number.isSafeInteger(value) || !Number.isInteger(value))),
  String,
);

/** Servers send text or a number. */
export const recordId = z.union([z.string().check(z.minLength(1)), digits]);

/** Servers send null, leave the key out, or send a number or a text without a visible character. */
const looseText = tolerant(
  transformed(z.nullish(z.union([z.string(), digits])), (text) => (text && isVisible(text) ? text : '')),
  z.string(),
);

/** '', which is shown as a dash, for a value that is neither text nor a number. */
export const shownText = tolerant(z.catch(looseText, ''), z.string());

export const shownTextOrNull = tolerant(
  transformed(shownText, (text) => text || null),
  z.nullable(z.string()),
);

/** A JSON number or digits in text; NaN, which is shown as a dash, for any other value. */
export const shownNumber = tolerant(
  z.catch(z.union([z.number(), transformed(z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/)), Number)]), NaN),
  z.number(),
);

export const shownInteger = tolerant(
  transformed(shownNumber, (value) => (Number.isSafeInteger(value) ? value : NaN)),
  z.int(),
);

/** Databases and forms write booleans as numbers and letters. */
const flag = z.union([
  z.boolean(),
  transformed(z.literal([1, '1', 'true', 'TRUE', 'Y', 'y']), () => true),
  transformed(z.literal([0, '0', 'false', 'FALSE', 'N', 'n']), () => false),
]);

export const shownFlag = tolerant(z.catch(flag, false), z.boolean());

/** Where false must not be assumed: null is shown as a dash. */
export const shownFlagOrNull = tolerant(z.catch(z.nullable(flag), null), z.boolean());

/** Where a host means yes unless it says no. */
export const shownFlagOrTrue = tolerant(z.catch(flag, true), z.boolean());

/** If it is missing or null, all its fields are, which their schemas must allow. */
export const shownGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const schema = z.object(shape);
  return tolerant(
    transformed(z.catch(z.nullish(schema), null), (value) => value ?? schema.parse({})),
    schema,
  );
};

const readable = <T>(item: z.ZodMiniType<T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const read = item.safeParse(value);
    return read.success ? [read.data] : [];
  });

/** Without the items that break the schema; empty for a value that is not a list. */
export const shownList = <T>(item: z.ZodMiniType<T>) =>
  tolerant(
    transformed(z.catch(z.array(z.unknown()), []), (values): T[] => readable(item, values)),
    z.array(item),
  );

const someReadable = <T>(item: z.ZodMiniType<T>) =>
  z.transform((values: unknown[], { issues }): T[] => {
    const items = readable(item, values);
    if (items.length === 0 && values.length > 0) issues.push({ code: 'custom', input: values });
    return items;
  });

/** Without the items that break the schema. It is refused if all of them do, and if it is no list. */
const someOf = <T>(item: z.ZodMiniType<T>) =>
  tolerantList(z.pipe(z.array(z.unknown()), someReadable(item)), item);

const rowsOfAnswer = z.pipe(
  z.unknown(),
  z.transform((json, { issues }) => {
    const list = listIn(json);
    if (!list) issues.push({ code: 'custom', input: json });
    return [...(list?.rows ?? [])];
  }),
);

/** Like `someOf`, for the one list of a response, wherever the host puts it. */
export const answeredList = <T>(item: z.ZodMiniType<T>) =>
  tolerantList(z.pipe(rowsOfAnswer, someReadable(item)), item);

/** Like `answeredList`, and refused if one item breaks: without it, the sum of the others would be wrong. */
export const answeredFigures = <T>(item: z.ZodMiniType<T>) =>
  tolerantList(z.pipe(rowsOfAnswer, z.array(item)), item);

/** assumption: a state or a kind, such as `DIPROSES`. An unknown code is shown as it is and has no actions. */
export const code = shownText;

const userData = {
  user_id: z.union([z.string(), digits]),
  full_name: looseText,
  email: looseText,
  role_name: looseText,
};

const right = z.object({ access: z.string() });

/** The response of the login, which user-info stores (specification §3 'Session'). */
export const sessionSchema = z.object({
  token: z.object({ access_token: z.string().check(z.minLength(1)) }),
  payload: z.object({
    user_data: z.object({ ...userData, access_role: shownList(right) }),
  }),
});
export type UserInfo = z.infer<typeof sessionSchema>;

/** assumption. Unlike in a login, a missing access_role is a bad response, so that it takes no right away from anybody. */
export const profileResponse = under('user_data', z.object({ ...userData, access_role: someOf(right) }));

/** POST users-services/api/v1/backoffice/login (§7). */
export const loginBody = z.strictObject({ username: z.string(), password: z.string() });

/** assumption: 'Selalu ingat' is `?remember=true` in the login's address, which a host may ignore. */
export const rememberParameter = 'remember';

/** Specification §3 'Region item'; `meta` holds latitude and longitude, as text or number. */
export const regionSchema = z.object({
  id: transformed(z.union([z.string(), z.number()]), String),
  name: z.string(),
  meta: shownGroup({ lat: shownText, long: shownText }),
});
export type Region = z.infer<typeof regionSchema>;

const regions = answeredList(regionSchema);
const regionsUnder = (key: string) =>
  tolerant(
    z.union([under(key, regions), under('payload', under(key, regions)), regions]),
    under(key, regions),
  );

/** GET region/province … village (§7): a list under the field that the specification names, or the one list. */
export const regionLists = {
  province: tolerant(regionsUnder('provinces'), z.array(regionSchema)),
  city: regionsUnder('cities'),
  district: regionsUnder('districts'),
  village: regionsUnder('villages'),
};
export type RegionLevel = keyof typeof regionLists;

/** POST cdn/single-upload (§7). assumption: the key names `secure` and `file`; the specification describes them in words. */
export const uploadBody = z.strictObject({
  related_identity: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  secure: z.boolean(),
  file: z.string().check(z.startsWith('data:image/jpeg;base64,')),
});
export type UploadBody = z.infer<typeof uploadBody>;

/** Response of cdn/single-upload and of cdn/generate-secure-image/{id}. */
export const pictureResponse = under('payload', under('url', z.string().check(z.minLength(1))));

/** Response of cdn/bulk-generate/{userId}: the profile picture, or null without one. */
export const profilePictureResponse = transformed(
  under('payload', z.array(z.nullable(z.object({ url: z.string() })))),
  ([picture]) => picture?.url || null,
);

/** Assumption: PUT users-services/api/v1/backoffice/change-password. */
export const passwordChangeBody = z.strictObject({
  current_password: z.string(),
  new_password: z.string(),
  confirm_password: z.string(),
});
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>;

/** assumption: the body of an action that needs a reason. */
export const reasonBody = z.strictObject({ reason: z.string() });

/** Assumption: the response of `POST <resource>/<id>/reveal`, one number that other responses mask. */
export const revealedNumber = z.object({ value: z.string() });

/** Assumption: the response of `POST <resource>/reveal` with `revealBody`, the numbers of many records. */
export const revealedNumbers = answeredList(
  z.object({ id: recordId, values: z.record(z.string(), z.string()) }),
);
export const mostRevealed = 500;
export const revealBody = z.strictObject({
  ids: z.array(z.string()).check(z.maxLength(mostRevealed)),
  fields: z.array(z.string()),
});

/** The number of records in each state, or in each list that was asked for. */
export const stateCounts = z.record(z.string(), shownInteger);

/** Assumption: fields that distinguish shops of the same name. If a host omits both, only the name is shown. */
export const shopContact = { city: looseText, phone: looseText };

/** Assumption: GET <resource>/stores, the shops of the records. */
export const shopList = answeredList(z.object({ id: recordId, name: shownText, ...shopContact }));

/** A postal address as text, of orders and consumers (assumption). */
export const writtenAddress = {
  recipient: shownText,
  phone: shownText,
  address: shownText,
  village: shownText,
  district: shownText,
  city: shownText,
  province: shownText,
  postal_code: shownText,
};
