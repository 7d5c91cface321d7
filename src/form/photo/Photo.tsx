import { type ReactEventHandler, useCallback } from 'react';
import { pictureAddress } from '../../dataProvider/pictures/pictureAddress';

type PhotoProps = {
  /** A file, a blob, or a URL. */
  picture: Blob | string;
  alt: string;
  className?: string;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  onError?: () => void;
};

/**
 * A picture. The object URL of a blob is revoked when the picture changes or unmounts. A picture that the browser refuses to take,
 * for example at the wish of an extension, is one that cannot be loaded.
 */
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
        return () => {
          URL.revokeObjectURL(url);
        };
      } catch {
        image.dispatchEvent(new Event('error'));
      }
    },
    [picture],
  );
  return <img ref={show} alt={alt} className={className} onLoad={onLoad} onError={onError} />;
};
