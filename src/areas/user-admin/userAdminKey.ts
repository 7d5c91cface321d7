/** The key of a message of User Admin. */
export const userAdminKey = (name: string): string => `resources.member-list/user-admin.${name}`;
