import { render } from '@testing-library/react';
import { type RaRecord, Resource, TestMemoryRouter } from 'ra-core';
import type { ReactElement } from 'react';
import type { ActParams } from '../../src/dataProvider/AppDataProvider';
import type { Transitions } from '../../src/domain/stateMachine';
import { smallAdmin } from '../support/smallAdmin';

/** A small react-admin of one resource, `vouchers`, whose page of one record is the element under test. */

export const transitions = {
  approve: { from: ['MENUNGGU'], to: 'DISETUJUI' },
  reject: { from: ['MENUNGGU', 'DISETUJUI'], to: 'DITOLAK', reason: true },
} satisfies Transitions;

export type Voucher = RaRecord & { id: string; code: string; status: string };

const voucherMessages = {
  name: 'Voucher',
  showTitle: 'Detail voucher',
  fields: { code: 'Kode', price: 'Harga' },
  states: { MENUNGGU: 'Menunggu', DISETUJUI: 'Disetujui', DITOLAK: 'Ditolak' },
  actions: {
    approve: {
      label: 'Setujui',
      title: 'Setujui %{name}?',
      text: 'Voucher dapat dipakai.',
      done: '%{name} disetujui.',
      past: 'Disetujui petugas',
    },
    reject: {
      label: 'Tolak',
      title: 'Tolak %{name}?',
      text: 'Voucher tidak dapat dipakai.',
      done: '%{name} ditolak.',
      confirm: 'Ya, tolak',
    },
  },
  sections: { identity: 'Identitas', history: { title: 'Linimasa', hint: 'Yang terbaru di atas.' } },
};

type Options = {
  status?: string;
  /** The response of the server to an action; by default, the action succeeds. */
  act?: (params: ActParams) => Promise<unknown>;
  /** The response of the server to a read of the record. */
  getOne?: () => Promise<{ data: RaRecord }>;
  manages?: boolean;
};

/** Renders `page` as the voucher's show page, signed in; returns the parameters of each action. */
export const renderVoucher = (
  page: ReactElement,
  { manages = true, status = 'MENUNGGU', ...server }: Options = {},
) => {
  const acts: ActParams[] = [];
  let voucher: Voucher = { id: 'v/1', code: 'HEMAT1', status };
  const dataProvider = {
    getOne: server.getOne ?? (() => Promise.resolve({ data: voucher })),
    act: async (_resource: string, params: ActParams) => {
      acts.push(params);
      await server.act?.(params);
      const to = transitions[params.action as keyof typeof transitions].to;
      voucher = { ...voucher, status: to };
      return { data: voucher };
    },
  };
  const resource = (
    <Resource
      name="vouchers"
      list={() => <h1>Semua voucher</h1>}
      show={() => page}
      recordRepresentation="code"
    />
  );
  const view = render(
    <TestMemoryRouter initialEntries={['/vouchers/v%2F1/show']}>
      {smallAdmin(resource, { manages, dataProvider, resources: { vouchers: voucherMessages } })}
    </TestMemoryRouter>,
  );
  return { ...view, acts };
};
