/** The buttons of every Autocomplete, which the theme sets. */
export const choices = { open: 'Buka pilihan', close: 'Tutup pilihan', clear: 'Kosongkan pilihan' };
