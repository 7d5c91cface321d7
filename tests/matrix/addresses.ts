/** The account with all rights. */
export const account = 'superadmin';

/** The address of a list with filters in force. */
export const withFilter = (path: string, filter: Record<string, unknown>): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The top-ups that wait for a decision. */
export const waitingTopUps = withFilter('/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' });

/** A user admin. */
export const ratna = '/dashboard/member-list/user-admin/9b1f0c6e-5d0a-4a57-9a54-000000000001';

/** What she did. */
export const activityOfRatna = `${ratna}/show/activity`;
