import { Fragment, type ReactNode } from 'react';
import './texts.css';

/** Wraps before '@'. A function, because React draws plain strings faster than components, and a page has 600. */
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

/** It has a word that is longer than every code, and may break anywhere. */
export const isEndless = (text: string): boolean => /\S{25}/.test(text);

/** In at most two lines; an empty text is a dash. */
export const ClampedText = ({ text, title }: { text: string; title?: string | undefined }) => (
  <span className={isEndless(text) ? 'clamped-text is-endless' : 'clamped-text'} title={title}>
    {breakable(text || '–')}
  </span>
);

/** A text that is longer than every date with its time is a name, which may be cut off. */
const longestDate = 24;

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
  texts: readonly string[];
  separator?: string;
};

/** Each text has a direction of its own, so that an Arabic name does not move the number after it. */
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

export const AddressText = ({ address: place }: AddressTextProps) => (
  <Joined
    texts={[place.address, place.village, place.district, place.city, place.province, place.postal_code]}
    separator=", "
  />
);
