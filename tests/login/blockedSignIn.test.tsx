import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { infoOf } from '../authProvider/userInfo';
import { block } from '../support/browserStorage';

const deny = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

// A separate file, because the browser must block everything before the modules are loaded.
it('opens the login page where every access to cookies, storage and channels throws', async () => {
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

  expect(session.save(infoOf('t'), false)).toBe('blocked');
  expect(session.get()).toBeNull();
  expect(session.takeFirstLoad()).toBe(true);
  expect(() => session.leave()).not.toThrow();
});
