import { type ReactEventHandler, useCallback } from 'react';

type PhotoProps = {
  /** A file, a blob, or a URL. */
  picture: Blob | string;
  alt: string;
  className?: string;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  /** Called if the picture cannot be loaded. */
  onError?: () => void;
};

/** Returns a URL from the server if it is safe to load (https, or this origin including its blobs), otherwise ''. */
const safeAddress = (address: string): string => {
  if (!URL.canParse(address, location.href)) return '';
  const url = new URL(address, location.href);
  const isSafe = url.protocol === 'https:' || url.origin === location.origin;
  return isSafe ? url.href : '';
};

/** A picture. The object URL of a blob is revoked when the picture changes or unmounts. */
export const Photo = ({ picture, alt, className, onLoad, onError }: PhotoProps) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      if (typeof picture === 'string') {
        image.src = safeAddress(picture);
        return;
      }
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [picture],
  );
  return <img ref={show} alt={alt} className={className} onLoad={onLoad} onError={onError} />;
};
