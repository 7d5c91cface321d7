import { z } from './zod';

/**
 * What travels between the client and every service: the envelope, the session, regions and uploads.
 * The client parses answers with these schemas, the embedded API checks bodies with them. Merchants: areas/seller/sellerWire.ts.
 */

/** What an answer holds under `key`: `{ payload: … }` is read as the payload alone. */
export const under = <T>(key: string, schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.object({ [key]: schema }),
    z.transform((answer) => answer[key] as T),
  );

/** A number in its digits. One that JavaScript has rounded is none: what is read here is saved back. */
const digits = z.pipe(
  z.number().check(z.refine((value) => Number.isSafeInteger(value) || !Number.isInteger(value))),
  z.transform(String),
);

/** The id of a record, as text: servers send text or a number. */
export const recordId = z.union([z.string().check(z.minLength(1)), digits]);

/** Text that may be missing: servers send null, leave the key out, or send a number. */
const looseText = z.pipe(
  z.nullish(z.union([z.string(), digits])),
  z.transform((text) => text ?? ''),
);

/** Text to be shown: '', which is shown as a dash, for whatever is neither text nor number. */
export const shownText = z.catch(looseText, '');

/** The same where the product asks whether there is any: null for none. */
export const shownTextOrNull = z.pipe(
  shownText,
  z.transform((text) => (text === '' ? null : text)),
);

/** A number to be shown, in digits of JSON or of text; NaN, which is shown as a dash, for what is none. */
export const shownNumber = z.catch(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/)), z.transform(Number))]),
  NaN,
);

/** The same for a whole one, such as an amount in rupiah; beyond the numbers that are exact, NaN too. */
export const shownInteger = z.pipe(
  shownNumber,
  z.transform((value) => (Number.isSafeInteger(value) ? value : NaN)),
);

/** A yes or no; no for what is neither. */
export const shownFlag = z.catch(z.boolean(), false);

/** The same where no must not be assumed: null, which is shown as a dash, for what is neither. */
export const shownFlagOrNull = z.catch(z.nullable(z.boolean()), null);

/** A group of fields inside a record; a missing one, or null, is one without values. Each field has to allow for that. */
export const shownGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const schema = z.object(shape);
  return z.pipe(
    z.catch(z.nullish(schema), null),
    z.transform((value) => value ?? schema.parse({})),
  );
};

/** A list inside a record: what is not as `item` describes is left out, and what is no list is an empty one. */
export const shownList = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((values): T[] =>
      values.flatMap((value) => {
        const read = item.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/**
 * assumption: a word of the server's for a state or a kind, such as `DIPROSES`. One that nobody knew when an area was written is
 * shown by its own name, and nothing is offered for it: its records do not vanish from the lists.
 */
export const code = shownText;

/** Specification §3 'Session': the user. */
const userData = {
  user_id: z.union([z.string(), digits]),
  full_name: looseText,
  email: looseText,
  role_name: looseText,
};

/** Specification §3 'Session': what login answers and what user-info keeps. */
export const sessionSchema = z.object({
  token: z.object({ access_token: z.string().check(z.minLength(1)) }),
  payload: z.object({
    user_data: z.object({ ...userData, access_role: z.catch(z.array(z.object({ access: z.string() })), []) }),
  }),
});
export type UserInfo = z.infer<typeof sessionSchema>;

/**
 * assumption: GET users-services/api/v1/backoffice/profile, the signed-in user as of now. Unlike a login's, an answer
 * without its access_role is a bad one: it takes no right away from a person at work.
 */
export const profileAnswer = under(
  'user_data',
  z.object({ ...userData, access_role: z.array(z.object({ access: z.string() })) }),
);

/** POST users-services/api/v1/backoffice/login (§7). */
export const loginBody = z.strictObject({ username: z.string(), password: z.string() });

/**
 * Assumption: the body of §7 has no place for 'Selalu ingat', so the address of the login carries it as
 * `?remember=true`. A host that knows it gives the token the life of the cookie; any other host ignores it.
 */
export const rememberParameter = 'remember';

/** Specification §3 'Region item'; `meta` holds latitude and longitude, as text or number. */
export const regionSchema = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  name: z.string(),
  meta: z.pipe(
    z.nullish(z.object({ lat: looseText, long: looseText })),
    z.transform((meta) => meta ?? { lat: '', long: '' }),
  ),
});
export type Region = z.infer<typeof regionSchema>;

const regions = z.array(regionSchema);

/** GET region/province … village (§7): a bare list, or a list under the field the specification names. */
export const regionLists = {
  province: z.union([regions, under('provinces', regions)]),
  city: under('cities', regions),
  district: under('districts', regions),
  village: under('villages', regions),
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

/** Answer of cdn/single-upload and of cdn/generate-secure-image/{id}. */
export const pictureAnswer = under('payload', under('url', z.string().check(z.minLength(1))));

/** Answer of cdn/bulk-generate/{userId}: the profile picture, or null where there is none. */
export const profilePictureAnswer = z.pipe(
  z.object({ payload: z.array(z.nullable(z.object({ url: z.string() }))) }),
  z.transform((answer) => answer.payload[0]?.url || null),
);

/** Assumption (docs/decisions/0043): PUT users-services/api/v1/backoffice/change-password. */
export const passwordChangeBody = z.strictObject({
  current_password: z.string(),
  new_password: z.string(),
  confirm_password: z.string(),
});
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>;

/** assumption: the body of an action that asks why. */
export const reasonBody = z.strictObject({ reason: z.string() });

/** Assumption (docs/decisions/0046): the answer of `POST <resource>/<id>/reveal`, one number that other answers mask. */
export const revealedNumber = z.object({ value: z.string() });

/** Assumption (docs/decisions/0046): the same of many records, the answer of `POST <resource>/reveal` with `revealBody`. */
export const revealedNumbers = z.array(z.object({ id: recordId, values: z.record(z.string(), z.string()) }));
/** Records whose numbers are asked for in one call at most. */
export const mostRevealed = 500;
export const revealBody = z.strictObject({
  ids: z.array(z.string()).check(z.maxLength(mostRevealed)),
  fields: z.array(z.string()),
});

/** assumption: GET <resource>/counts, the records in each state. */
export const stateCounts = z.record(z.string(), shownInteger);

/** Assumption: what distinguishes shops of one name. A host may leave out both, and the name is shown alone. */
export const shopContact = { city: looseText, phone: looseText };

/** Assumption: GET <resource>/stores, the shops of the records. */
export const shopList = z.array(z.object({ id: recordId, name: shownText, ...shopContact }));

/** A postal address in words, as orders and consumers keep it (assumption). */
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
