/** The toaster (specification §8, titles letter by letter). A file of its own: the login page carries it. */
export const toaster = {
  success: 'Success!',
  error: 'Error!',
  dismiss: 'Tutup pemberitahuan',
};
