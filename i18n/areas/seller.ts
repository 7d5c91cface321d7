export const seller = { name: 'Pelapak' };
