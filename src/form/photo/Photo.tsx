import { type ReactEventHandler, type ReactNode, useCallback } from 'react';
import { pictureAddress } from '../../dataProvider/pictures/pictureAddress';
import './Photo.css';

type PhotoProps = {
  picture: Blob | string;
  alt: string;
  className?: string;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  onError?: () => void;
};

/** A picture that the browser refuses to take, for example at the wish of an extension, cannot be loaded. */
export const Photo = ({ picture, alt, className, onLoad, onError }: PhotoProps) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      try {
        if (typeof picture === 'string') {
          image.src = pictureAddress(picture)?.href ?? '';
          return;
        }
        const url = URL.createObjectURL(picture);
        image.src = url;
        return () => URL.revokeObjectURL(url);
      } catch {
        image.dispatchEvent(new Event('error'));
      }
    },
    [picture],
  );
  return <img ref={show} alt={alt} className={className} onLoad={onLoad} onError={onError} />;
};

type PhotoCellProps = {
  picture: string | undefined;
  /** An empty text is shown as a dash. */
  first: ReactNode;
  second: ReactNode;
  wide?: boolean;
  /** In a list instead of a table. */
  wraps?: boolean;
};

/** The picture has an empty `alt`, because the text beside it says the same. */
export const PhotoCell = ({ picture, first, second, wide = false, wraps = false }: PhotoCellProps) => {
  const className = wide ? 'photo-cell-photo is-wide' : 'photo-cell-photo';
  return (
    <span className={wraps ? 'photo-cell row is-wrapping' : 'photo-cell row'}>
      {picture ? (
        <Photo className={className} picture={picture} alt="" />
      ) : (
        <span className={className} aria-hidden="true" />
      )}
      <span className="photo-cell-words column">
        <span className="photo-cell-first">{first || '–'}</span>
        <small>{second}</small>
      </span>
    </span>
  );
};
