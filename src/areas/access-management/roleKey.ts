/** The key of a message of Akses Manajemen. */
export const roleKey = (name: string): string => `resources.access-management.${name}`;
