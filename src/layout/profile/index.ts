import { lazyPage } from '../../menu/lazyPage';

/** The profile page at `profilePath`. */
export const ProfilePage = lazyPage(() => import('./ProfilePage'));
