import { z } from 'zod/mini';
import type { MerchantRegisterBody, MerchantUpdateBody } from '../../src/areas/seller/sellerWire';
import { pictureResponse } from '../../src/dataProvider/wire';
import { dataOf, type startApi } from './api';
import type { Answer } from './callsTo';
import { photo } from './photo';

type Api = Pick<ReturnType<typeof startApi>, 'call'>;

/** Uploads a picture and answers with its address. */
export const upload = async ({ call }: Api, name: string, secure: boolean): Promise<string> => {
  const body = { related_identity: 'formulir-1', name, secure, file: photo() };
  const answer = await call('POST cdn/single-upload', { body });
  return dataOf(answer, pictureResponse);
};

const address = {
  province_id: '32',
  city_id: '32.73',
  district_id: '32.73.02',
  village_id: '32.73.02.1004',
  rt: '003',
  rw: '011',
  postal_code: '40135',
  address_detail: 'Jl. Dago No. 12',
};
const place = { latitude: '-6.88', longitude: '107.61' };
const shop = {
  shop_name: 'Kopi Lestari',
  address: 'Jl. Dago No. 14',
  id_card: '3273024508920001',
  slogan: 'Kopi dari kebun sendiri',
  description: 'Kopi bubuk dan biji pilihan',
};

/** A registration that the server accepts, its three pictures uploaded. */
export const registration = async (api: Api): Promise<MerchantRegisterBody> => ({
  fullname: 'Wulan Permatasari',
  phone_number: '628123456789',
  credential: { email: 'wulan@surel.example', user_name: '628123456789', password: '5Agu1992' },
  platform: { device_id: '-', device_name: '-', os: '-', version: '-' },
  user_picture: '-',
  user_address: { ...address, ...place },
  merchant: { ...shop, ...place },
  merchant_doc: {
    id_card_doc: await upload(api, 'ktpImage', true),
    merchant_photo_doc: await upload(api, 'storeImage', false),
    merchant_ownership_doc: await upload(api, 'sellerImage', false),
  },
  user_bank: { bank_name: 'BCA', account_ownership: 'Wulan Permatasari', account_number: '0123456789' },
});

/** A change of the seller `id` that the server accepts; its pictures are seeded ones. */
export const change = (id: string): MerchantUpdateBody => ({
  user_id: id,
  full_name: 'Wulan Permatasari',
  number_phone: '628123456789',
  is_active: false,
  credential: { email: 'wulan@surel.example', user_name: '628123456789' },
  users_address: { ...address },
  ...shop,
  ...place,
  merchant_doc: {
    merchant_photo_doc: '/cdn/public/toko-1.jpg',
    merchant_ownership_doc: '/cdn/public/pelapak-2.jpg',
  },
  user_bank: { bank_name: 'BCA', account_ownership: 'Wulan Permatasari', account_number: 1234567890 },
});

/** The id in the answer of a registration. */
export const registeredId = (answer: Answer): string =>
  dataOf(answer, z.object({ payload: z.object({ user_id: z.string() }) })).payload.user_id;
