/** Where the same things are found in each application: addresses, and selectors of what a person sees and presses. */
export type Landmarks = {
  login: string;
  list: string;
  create: string;
  /** There once the login form can be used. */
  loginField: string;
  row: string;
  nextPage: string;
  previousPage: string;
  /** What opens the choice of page sizes, where it is not a plain select. */
  pageSizeOpener: string | null;
  pageSize: string;
  /** A text field of the seller form. */
  field: string;
  menuEntry: string;
};

export const productPage: Landmarks = {
  login: '/auth',
  list: '/dashboard/member-list/seller',
  create: '/dashboard/member-list/seller/create',
  loginField: 'input[name=username]',
  row: '.data-table tbody tr',
  nextPage: '.pagination-pages [aria-label="Halaman berikutnya"]',
  previousPage: '.pagination-pages [aria-label="Halaman sebelumnya"]',
  pageSizeOpener: null,
  pageSize: '.pagination-size select',
  field: 'input[name=fullName]',
  menuEntry: 'nav a[href="/dashboard/member-list/seller"]',
};

export const floorPage: Landmarks = {
  login: '/#/login',
  list: '/#/sellers',
  create: '/#/sellers/create',
  loginField: 'input[name=username]',
  row: '.RaDataTable-tbody tr',
  nextPage: '[aria-label="Go to next page"]',
  previousPage: '[aria-label="Go to previous page"]',
  pageSizeOpener: '.MuiTablePagination-select',
  pageSize: '.MuiMenuItem-root[data-value="100"]',
  field: 'input[name="users.full_name"]',
  menuEntry: '.RaMenuItemLink-active, a[href="#/sellers"]',
};
