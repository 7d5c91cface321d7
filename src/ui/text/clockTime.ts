const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats the time of an instant (epoch milliseconds) in WIB, such as `14.05 WIB`. */
export const clockTime = (instant: number): string => `${formatter.format(instant)} WIB`;
