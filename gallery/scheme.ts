/** The colour scheme from the address: `/gallery/?dark`. */
export const scheme = location.search === '?dark' ? 'dark' : 'light';
