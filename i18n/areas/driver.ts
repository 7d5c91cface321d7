export const driver = { name: 'Driver' };
