import { Fragment, type ReactNode } from 'react';

/**
 * Returns a text that may wrap before '@', so that an e-mail address does not break within a word. A function instead of a
 * component, because a page of 100 rows has 600 of them, and React sets a mere string without a component, fragment and text of its own.
 */
export const breakable = (text: string): ReactNode =>
  text.includes('@')
    ? text.split(/(?=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : text;
