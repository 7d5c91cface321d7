export const topUp = { name: 'Top-Up Saldo' };
