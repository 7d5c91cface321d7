const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of day of an instant in WIB, as `14.05 WIB`. */
export const clockTime = (instant: number): string => `${formatter.format(instant)} WIB`;
