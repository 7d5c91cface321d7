import { Fragment, type ReactNode } from 'react';
import './texts.css';

/**
 * Returns a text that may wrap before '@', so that an e-mail address does not break within a word. It is a function, because
 * React draws a plain string faster than a component, and a page of 100 rows has 600 such texts.
 */
export const breakable = (text: string): ReactNode =>
  text.includes('@') ? (
    // A new text is a new element (docs/decisions.md 'A text has its own element').
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

/** Returns true if a text has a word that is longer than every code, so that it may break anywhere. */
export const isEndless = (text: string): boolean => /\S{25}/.test(text);

/** A long text in a table's cell, in at most two lines. An empty one is shown as a dash. */
export const ClampedText = ({ text, title }: { text: string; title?: string | undefined }) => (
  <span className={isEndless(text) ? 'clamped-text is-endless' : 'clamped-text'} title={title}>
    {breakable(text || '–')}
  </span>
);

/** The length of the longest date with its time. A longer text is a name, which may be cut off. */
const longestDate = 24;

/** A cell with a main text and smaller text under it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="two-lines">
    {typeof first === 'string' && first.length > longestDate ? (
      <span className="is-name" title={first}>
        {first}
      </span>
    ) : (
      <span>{first}</span>
    )}
    <small>{second}</small>
  </span>
);

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

type AddressTextProps = {
  address: {
    address: string;
    village: string;
    district: string;
    city: string;
    province: string;
    postal_code: string;
  };
};

/** A postal address in one line, from the street to the postal code. */
export const AddressText = ({ address: place }: AddressTextProps) => (
  <Joined
    texts={[place.address, place.village, place.district, place.city, place.province, place.postal_code]}
    separator=", "
  />
);
