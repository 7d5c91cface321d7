export const orders = { name: 'Orderan' };
