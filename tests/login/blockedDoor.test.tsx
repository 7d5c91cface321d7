import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { UserInfo } from '../../src/dataProvider/wire';
import { block } from '../support/browserStorage';

const siti: UserInfo = {
  token: { access_token: 't' },
  payload: {
    user_data: {
      user_id: '7',
      full_name: 'Siti Rahmawati',
      email: 'siti@kantor.example',
      role_name: 'Admin',
      access_role: [{ access: 'VIEW_DASHBOARD' }],
    },
  },
};

const deny = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

// A file of its own: the modules may not have been loaded before the browser refuses everything.
it('opens on the login page where every touch of cookies, storage and channels throws', async () => {
  block('localStorage', 'sessionStorage');
  vi.spyOn(document, 'cookie', 'get').mockImplementation(deny);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(deny);
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    deny();
  });
  const { SignInGate } = await import('../../src/SignInGate');
  const { session } = await import('../../src/authProvider/session');

  history.replaceState(null, '', '/dashboard/orders');
  render(<SignInGate />);
  expect(screen.getByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
  expect(screen.getByText(/^Anda belum dapat masuk karena browser ini memblokir data situs/)).toBeVisible();

  expect(session.save(siti, false)).toBe('blocked');
  expect(session.get()).toBeNull();
  expect(session.takeFirstLoad()).toBe(true);
  expect(() => session.leave()).not.toThrow();
});
