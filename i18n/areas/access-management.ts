export const accessManagement = { name: 'Akses Manajemen' };
