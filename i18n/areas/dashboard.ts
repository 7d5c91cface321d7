export const dashboard = { name: 'Dashboard' };
