import { Fragment } from 'react';

type JoinedProps = {
  /** Texts of the server; empty ones are left out. */
  texts: readonly string[];
  separator?: string;
};

/**
 * Texts in one line. Each has a direction of its own, so that an Arabic name does not move the number after it. They are in one
 * element, because a parent with a gap would set each of them apart.
 */
export const Joined = ({ texts, separator = ' · ' }: JoinedProps) => (
  <span>
    {texts
      .filter((text) => text !== '')
      .map((text, index) => (
        <Fragment key={index}>
          {index > 0 && separator}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
  </span>
);
