import { act } from '@testing-library/react';
import type { UserInfo } from '../../src/dataProvider/wire';

/** Plays a login in another tab; `meanwhile` runs before this tab has reacted. */
export const signInElsewhere = (info: UserInfo, meanwhile?: () => void): Promise<void> =>
  act(async () => {
    const newValue = JSON.stringify(info);
    document.cookie = `token=${info.token.access_token}; Path=/`;
    localStorage.setItem('user-info', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-info', newValue }));
    meanwhile?.();
    await Promise.resolve();
  });
