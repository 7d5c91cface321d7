/** What a table says, row by row and cell by cell, its head and foot included; a break between two lines is ' / '. */
export const textOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => {
      const lines = [...cell.querySelectorAll('.two-lines > *')].map(({ textContent }) => textContent);
      return (lines.length > 0 ? lines.join(' / ') : cell.textContent).trim();
    }),
  );

/** The same, each row in one text, its cells between ' | '. */
export const linesOf = (table: HTMLElement): string[] => textOf(table).map((cells) => cells.join(' | '));
