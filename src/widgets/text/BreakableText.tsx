import { Fragment } from 'react';

/** A text that may wrap before '@', so that an e-mail address does not break within a word. */
export const BreakableText = ({ text }: { text: string }) =>
  text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
