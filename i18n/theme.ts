/** The buttons of a searchable choice, which the theme names for every one of them. */
export const choices = { open: 'Buka pilihan', close: 'Tutup pilihan', clear: 'Kosongkan pilihan' };
