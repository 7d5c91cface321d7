import { lazyPage } from '../../menu/lazyPage';

export const ProfilePage = lazyPage(() => import('./ProfilePage'));
