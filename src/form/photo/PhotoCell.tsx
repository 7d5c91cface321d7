import type { ReactNode } from 'react';
import { Photo } from './Photo';
import './PhotoCell.css';

type PhotoCellProps = {
  /** Undefined or empty if the record has none. */
  picture: string | undefined;
  /** An empty text is shown as a dash. */
  first: ReactNode;
  /** Smaller text under `first`. */
  second: ReactNode;
  /** True for a wide picture, such as a banner. */
  wide?: boolean;
  /** True in a list instead of a table, where long texts wrap. */
  wraps?: boolean;
};

/** A cell with a picture and text. The picture has an empty `alt`, because the text beside it says the same. */
export const PhotoCell = ({ picture, first, second, wide = false, wraps = false }: PhotoCellProps) => {
  const className = wide ? 'photo-cell-photo is-wide' : 'photo-cell-photo';
  return (
    <span className={wraps ? 'photo-cell is-wrapping' : 'photo-cell'}>
      {picture ? (
        <Photo className={className} picture={picture} alt="" />
      ) : (
        <span className={className} aria-hidden="true" />
      )}
      <span className="photo-cell-words">
        <span className="photo-cell-first">{first || '–'}</span>
        <span className="photo-cell-second">{second}</span>
      </span>
    </span>
  );
};
