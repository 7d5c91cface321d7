/** The addresses and selectors of the same things in each application. */
export type Landmarks = {
  login: string;
  list: string;
  create: string;
  /** Present once the login form is usable. */
  loginField: string;
  password: string;
  submit: string;
  /** Present once the page after the login shows its first figures or rows. */
  landed: string;
  row: string;
  nextPage: string;
  previousPage: string;
  /** The element that opens the choice of page sizes; null for a plain select. */
  pageSizeOpener: string | null;
  pageSize: string;
  /** A text field of the seller form. */
  field: string;
  menuEntry: string;
  /** The element in a row that opens the form. */
  editOpener: string;
  createButton: string;
  /** For each panel, the element that opens it, and an element inside the open panel. */
  panels: Readonly<Record<string, { opener: string; content: string }>>;
};

export const productPage: Landmarks = {
  login: '/auth',
  list: '/dashboard/member-list/seller',
  create: '/dashboard/member-list/seller/create',
  loginField: 'input[name=username]',
  password: 'input[name=password]',
  submit: 'button[type=submit]',
  landed: '.stat-card-value',
  row: '.data-table tbody tr',
  nextPage: '.pagination-pages [aria-label="Halaman berikutnya"]',
  previousPage: '.pagination-pages [aria-label="Halaman sebelumnya"]',
  pageSizeOpener: null,
  pageSize: '.pagination-size select',
  field: 'input[name=fullName]',
  menuEntry: 'nav a[href="/dashboard/member-list/seller"]',
  editOpener: '.row-action[aria-label^="Ubah "]',
  createButton: 'a[href="/dashboard/member-list/seller/create"]',
  panels: {
    filter: { opener: '.filter-button', content: '.panel' },
    columns: { opener: '.table-tool', content: '.column-choices' },
    'delete dialog': { opener: '.row-action.is-dangerous', content: '[role=alertdialog], .MuiDialog-paper' },
    theme: { opener: '.top-bar-button[aria-label="Tema"]', content: '.top-bar-popover [role=radiogroup]' },
  },
};

export const floorPage: Landmarks = {
  login: '/#/login',
  list: '/#/sellers',
  create: '/#/sellers/create',
  loginField: 'input[name=username]',
  password: 'input[name=password]',
  submit: 'button[type=submit]',
  landed: '.RaDataTable-tbody tr',
  row: '.RaDataTable-tbody tr',
  nextPage: '[aria-label="Go to next page"]',
  previousPage: '[aria-label="Go to previous page"]',
  pageSizeOpener: '.MuiTablePagination-select',
  pageSize: '.MuiMenuItem-root[data-value="100"]',
  field: 'input[name="users.full_name"]',
  menuEntry: '.RaMenuItemLink-active, a[href="#/sellers"]',
  editOpener: 'td:nth-child(3)',
  createButton: '.RaCreateButton-root, a[href="#/sellers/create"]',
  panels: {},
};
