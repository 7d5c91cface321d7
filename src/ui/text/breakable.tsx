import { Fragment, type ReactNode } from 'react';

/**
 * Returns a text that may wrap before '@', so that an e-mail address does not break within a word. It is a function, because
 * React draws a plain string faster than a component, and a page of 100 rows has 600 such texts.
 */
export const breakable = (text: string): ReactNode =>
  text.includes('@') ? (
    // A new text is a new element (docs/decisions/0126).
    <span key={text}>
      {text.split(/(?=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  ) : (
    text
  );
