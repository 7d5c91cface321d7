export const shell = { groups: { daftar: 'Daftar', masterData: 'Master Data' } };
