import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import {
  CoreAdminContext,
  CoreAdminUI,
  type DataProvider,
  type RaRecord,
  Resource,
  TestMemoryRouter,
} from 'ra-core';
import type { ReactElement } from 'react';
import { messages } from '../../i18n/messages';
import type { AppAuthProvider } from '../../src/authProvider';
import type { ActParams } from '../../src/dataProvider/AppDataProvider';
import type { Transitions } from '../../src/domain/stateMachine';
import { createI18nProvider } from '../../src/layout/createI18nProvider';
import { Notifications } from '../../src/layout/Notifications';
import { Toaster } from '../../src/ui/Toaster';

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
export const renderVoucher = (page: ReactElement, options: Options = {}) => {
  const { manages = true, status = 'MENUNGGU' } = options;
  const acts: ActParams[] = [];
  let voucher: Voucher = { id: 'v/1', code: 'HEMAT1', status };
  const dataProvider = {
    getOne: options.getOne ?? (() => Promise.resolve({ data: voucher })),
    act: async (_resource: string, params: ActParams) => {
      acts.push(params);
      await options.act?.(params);
      const to = transitions[params.action as keyof typeof transitions].to;
      voucher = { ...voucher, status: to };
      return { data: voucher };
    },
  } as unknown as DataProvider;
  const authProvider: AppAuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(false),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    mayDo: (_resource, action) => manages || action === 'list' || action === 'show',
  };
  const resources = { vouchers: voucherMessages };
  const view = render(
    <TestMemoryRouter initialEntries={['/vouchers/v%2F1/show']}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={createI18nProvider({ ...messages, resources })}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <CoreAdminUI>
          <Resource
            name="vouchers"
            list={() => <h1>Semua voucher</h1>}
            show={() => page}
            recordRepresentation="code"
          />
        </CoreAdminUI>
        <Notifications />
        <Toaster />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { ...view, acts };
};
