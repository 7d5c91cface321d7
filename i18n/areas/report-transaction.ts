export const reportTransaction = { name: 'Report Transaction' };
