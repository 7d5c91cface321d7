import { version } from '../../package.json';
import { merchantRows } from '../../src/areas/seller/sellerWire';
import { levelOf, levelsOf, listIn } from '../../src/dataProvider/tolerantReader';
import { pictureResponse } from '../../src/dataProvider/wire';
import { photo } from '../examples';
import type { Operation } from '../operations';
import { type Checked, fails, holds, untried } from './checks';
import { type Answer, type Client, type Sent, service } from './client';
import { isUseless, judge, together } from './judgement';
import { idOf, sellersBody, type Tried, type Walk } from './walk';

/** `--write`: one seller, whose name says what it is, is registered, changed, switched off and on, and removed. */

const name = 'the life of one seller';
const cleared = 'the seller is removed again';

/** No other seller has its names and numbers. */
const markedSeller = (regions: readonly string[], urls: Readonly<Record<string, string>>) => {
  const [province_id = '', city_id = '', district_id = '', village_id = ''] = regions;
  const digits = String(Date.now()).slice(-8);
  const home = {
    ...{ province_id, city_id, district_id, village_id },
    ...{ rt: '001', rw: '002', postal_code: '40111', address_detail: 'Jalan Uji 1' },
  };
  const position = { latitude: '-6.9', longitude: '107.6' };
  const phone = `62899${digits}`;
  const shop = {
    shop_name: `Uji Kontrak ${digits}`,
    address: 'Jalan Uji 1',
    ...position,
    id_card: `32730115${digits}`,
    slogan: 'Akan dihapus',
    description: 'Dibuat oleh pemeriksa kontrak',
  };
  const { sellerImage = '', storeImage = '', ktpImage = '' } = urls;
  const credential = { email: `uji.kontrak.${digits}@example.com`, user_name: phone };
  const bank = { bank_name: 'BCA', account_ownership: 'Uji Kontrak' };
  const pictures = { merchant_photo_doc: storeImage, merchant_ownership_doc: sellerImage };
  return {
    shopName: shop.shop_name,
    registered: {
      fullname: 'Uji Kontrak',
      phone_number: phone,
      credential: { ...credential, password: '15Agu1990' },
      platform: { device_id: 'web', device_name: 'contract', os: 'contract', version },
      user_picture: sellerImage,
      user_address: { ...home, ...position },
      merchant: shop,
      merchant_doc: { id_card_doc: ktpImage, ...pictures },
      user_bank: { ...bank, account_number: '1234567890' },
    },
    changed: (user_id: string) => ({
      user_id,
      full_name: 'Uji Kontrak',
      number_phone: phone,
      is_active: true,
      credential,
      users_address: home,
      ...shop,
      slogan: 'Sudah diubah',
      merchant_doc: pictures,
      user_bank: { ...bank, account_number: 1234567890 },
    }),
  };
};

/** A photo of the largest size that the form lets through: as a data URL it makes a body of 7 MB. */
const largestPhoto = (): string => {
  const [head = '', base64 = ''] = photo.split(',');
  const bytes = Buffer.alloc(5000 * 1024);
  bytes.set(Buffer.from(base64, 'base64'));
  return `${head},${bytes.toString('base64')}`;
};

const pictureUrl = ({ json }: Answer): string | undefined =>
  levelsOf(json)
    .map((level) => pictureResponse.safeParse(level).data)
    .find(Boolean);

type Written = { tried: Tried[]; checks: Checked[] };

export const writeSeller = async (
  client: Client,
  operations: readonly Operation[],
  { found, access }: Walk,
): Promise<Written> => {
  const asked: Tried[] = [];
  const checks: Checked[] = [];
  const written = (): Written => ({ tried: perCall(asked), checks });
  const levels = ['province', 'city/{id}', 'district/{id}', 'village/{id}'];
  const regions = levels.flatMap(
    (level) => found.get(`${service}/region/${level}`)?.map(idOf).find(Boolean) ?? [],
  );
  if (!access.includes('MANAGE_PELAPAK'))
    return { tried: [], checks: [untried(name, 'this person may not')] };
  if (regions.length < levels.length) return { tried: [], checks: [untried(name, 'no village was found')] };

  /** @returns the answer of a call that did what it should */
  const ask = async (id: string, sent: Partial<Sent> = {}): Promise<Answer | undefined> => {
    const operation = operations.find((one) => one.id === id) as Operation;
    const { method, path, timeout } = operation;
    const answer = await client.send({ method: method.toUpperCase(), path, timeout, ...sent });
    const judgement = judge(operation, answer);
    asked.push({ operation, ...judgement, milliseconds: answer.milliseconds });
    return isUseless(judgement) ? undefined : answer;
  };

  const urls: Record<string, string> = {};
  for (const photoName of ['sellerImage', 'storeImage', 'ktpImage']) {
    const isLargest = photoName === 'sellerImage';
    const file = isLargest ? largestPhoto() : photo;
    const body = { related_identity: 'uji-kontrak', name: photoName, secure: photoName === 'ktpImage', file };
    const answer = await ask('postCdnSingleUpload', { body });
    const url = answer && pictureUrl(answer);
    if (isLargest)
      checks.push(
        url === undefined
          ? fails('a body of 7 MB', 'a photo of 5000 KB is not stored')
          : holds('a body of 7 MB', 'a photo of 5000 KB is stored'),
      );
    if (url !== undefined) urls[photoName] = url;
    else if (!isLargest) {
      checks.push(untried(name, 'no photo is stored'));
      return written();
    }
  }
  urls.sellerImage ??= urls.storeImage ?? '';

  const seller = markedSeller(regions, urls);
  const registered = await ask('postMerchantRegister', {
    body: seller.registered,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (!registered) return written();
  const listed = await client.send({
    method: 'POST',
    path: `${service}/backoffice/get-list-merchant`,
    body: sellersBody({ search: seller.shopName }),
  });
  const rows = merchantRows(listIn(listed.json, listed.headers)?.rows ?? []);
  const inAnswer = levelsOf(registered.json).flatMap((level) => [level, levelOf(level).payload]);
  const id = [...rows, ...merchantRows(inAnswer)].map(idOf).find(Boolean);
  if (id === undefined) {
    checks.push(fails(cleared, `“${seller.shopName}” is found nowhere: remove it by hand`));
    return written();
  }
  try {
    checks.push(
      rows.some((row) => idOf(row) === id)
        ? holds('a new seller is found by its shop', seller.shopName)
        : fails('a new seller is found by its shop', 'the list does not hold it'),
    );
    checks.push(...(await changeSeller(client, ask, id, seller.changed(id))));
    for (const [operation, action, body] of [
      ['postMerchantIdDeactivate', 'deactivate', { reason: 'Uji kontrak' }],
      ['postMerchantIdActivate', 'activate', {}],
    ] as const) {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      await ask(operation, { path: `${merchantPath(id)}/${action}`, body, headers });
    }
  } finally {
    await ask('deleteMerchantId', { path: merchantPath(id) });
    const isGone = [404, 410].includes((await readDetail(client, id)).status);
    checks.push(
      isGone
        ? holds(cleared, 'its photos stay, because no call removes them')
        : fails(cleared, `“${seller.shopName}” is still there: remove it by hand`),
    );
  }
  return written();
};

const merchantPath = (id: string): string => `${service}/backoffice/merchant/${encodeURIComponent(id)}`;

/** A call that was sent several times; what one of them broke is broken. */
const perCall = (asked: readonly Tried[]): Tried[] =>
  [...new Set(asked.map(({ operation }) => operation))].map((operation) => {
    const all = asked.filter((one) => one.operation === operation);
    const milliseconds = Math.max(...all.map((one) => one.milliseconds ?? 0));
    return { operation, ...(all.find(isUseless) ?? together(all)), milliseconds };
  });

const readDetail = (client: Client, id: string): Promise<Answer> =>
  client.send({ method: 'GET', path: `${service}/backoffice/merchant-detail/${encodeURIComponent(id)}` });

const changeSeller = async (
  client: Client,
  ask: (id: string, sent: Partial<Sent>) => Promise<Answer | undefined>,
  id: string,
  body: unknown,
): Promise<Checked[]> => {
  const etag = (await readDetail(client, id)).headers.get('ETag');
  const saved = await ask('postUpdateProfileMerchant', {
    body,
    ...(etag?.startsWith('"') && { headers: { 'If-Match': etag } }),
  });
  const isKept = saved !== undefined && (await readDetail(client, id)).text.includes('Sudah diubah');
  const kept = 'a change is kept';
  const over = "a save over another person's is refused (412)";
  const checks = [isKept ? holds(kept, 'the detail shows it') : fails(kept, 'the detail does not show it')];
  if (!etag?.startsWith('"')) return [...checks, untried(over, 'there is no strong ETag')];
  const path = `${service}/backoffice/update-profile-merchant`;
  const { status } = await client.send({ method: 'POST', path, body, headers: { 'If-Match': etag } });
  return [
    ...checks,
    status === 412 ? holds(over, 'with the ETag of before') : fails(over, `answers ${status}`),
  ];
};
