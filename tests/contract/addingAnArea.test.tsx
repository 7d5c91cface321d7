import Gavel from '@mui/icons-material/GavelOutlined';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../i18n/messages';
import { createApp } from '../../src/App';
import { menu } from '../../src/areas';
import { session } from '../../src/authProvider/session';
import type { Area } from '../../src/menu/area';
import { lazyPage } from '../../src/menu/lazyPage';
import { startBackOffice } from '../support/backOffice';

/** A declaration as in docs/adding-an-area.md, for an unknown area under a new heading. */
const pawnTicket = {
  name: 'gadai/surat-gadai',
  messages: { name: 'Surat Gadai', fields: { code: 'Kode' } },
  permission: 'SURAT_GADAI',
  list: lazyPage(() => import('../../src/list/PlainList')),
  show: lazyPage(() => Promise.resolve({ default: () => null })),
  recordRepresentation: 'code',
  search: { fields: ['owner'], sort: { field: 'code', order: 'ASC' } },
} satisfies Area;

const App = createApp({
  menu: [...menu, { group: 'gadai', icon: Gavel, children: [pawnTicket] }],
  messages: {
    ...messages,
    layout: { ...messages.layout, groups: { ...messages.layout.groups, gadai: 'Gadai' } },
  },
});

const office = startBackOffice();
const page = '/dashboard/gadai/surat-gadai';
let asked = 0;

const open = (access: readonly string[], path: string) => {
  const info = office.api.signIn('tamu');
  const user_data = { ...info.payload.user_data, access_role: access.map((value) => ({ access: value })) };
  session.save({ ...info, payload: { user_data } }, false);
  history.replaceState(null, '', path);
  render(<App sessionId={session.id() ?? 0} />);
  return userEvent.setup();
};

beforeEach(() => {
  asked = 0;
  // The server of the area.
  office.api.server.use(
    http.get('*/users-services/api/v1/backoffice/gadai/surat-gadai', () => {
      asked += 1;
      return HttpResponse.json([{ id: 'v-1', code: 'HEMAT', owner: 'Rina' }], {
        headers: { 'Content-Range': 'surat-gadai 0-0/1' },
      });
    }),
  );
});

describe('an area that was only added to the menu', () => {
  it.each(['VIEW_SURAT_GADAI', 'MANAGE_SURAT_GADAI'])(
    'opens from the sidebar for a person with %s',
    async (access) => {
      const person = open([access, 'VIEW_DASHBOARD'], '/dashboard');
      const sidebar = await screen.findByRole('navigation', { name: 'Apps' });
      await person.click(within(sidebar).getByRole('button', { name: 'Gadai' }));
      await person.click(within(sidebar).getByRole('link', { name: 'Surat Gadai' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Surat Gadai' })).toBeVisible();
      expect(await screen.findByText('HEMAT')).toBeVisible();
      expect(screen.getByRole('columnheader', { name: /Kode/ })).toBeVisible();
      expect(location.pathname).toBe(page);
    },
  );

  it('is found in the palette: its page under its heading, and its records', async () => {
    const person = open(['VIEW_SURAT_GADAI', 'VIEW_DASHBOARD'], '/dashboard/profile');
    await screen.findByRole('heading', { level: 1 });
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox'), 'gadai');
    expect(await screen.findByRole('option', { name: 'Surat Gadai Gadai' })).toBeVisible();
    const record = await screen.findByRole('option', { name: 'HEMAT Rina' });
    expect(record).toHaveAttribute('href', `${page}/v-1/show`);
  });

  it('is refused at its address, without a request, for a person with another permission', async () => {
    open(['MANAGE_PELAPAK'], page);
    expect(await screen.findByText('Not allowed to access this page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gadai' })).not.toBeInTheDocument();
    expect(location.pathname).toBe(page);
    expect(asked).toBe(0);
  });
});
