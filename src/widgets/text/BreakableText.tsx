import { Fragment } from 'react';

/** A text that may go on in the next line at its '@': an e-mail address parts there, not within a word. */
export const BreakableText = ({ text }: { text: string }) =>
  text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
