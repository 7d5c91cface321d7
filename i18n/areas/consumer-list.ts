export const consumerList = { name: 'List Konsumen' };
