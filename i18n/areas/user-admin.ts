export const userAdmin = { name: 'User Admin' };
