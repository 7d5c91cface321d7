import { type ReactEventHandler, useCallback } from 'react';

type PhotoProps = {
  /** A file or blob held in memory, or an address. */
  picture: Blob | string;
  alt: string;
  className?: string;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  /** It could not be loaded. */
  onError?: () => void;
};

/** Addresses that a server may make us load: https, our own origin, and our own blobs; '' for any other. */
const safeAddress = (address: string): string => {
  if (!URL.canParse(address, location.href)) return '';
  const url = new URL(address, location.href);
  const isSafe = url.protocol === 'https:' || url.origin === location.origin;
  return isSafe ? url.href : '';
};

/** A picture; the object address of a blob lives exactly as long as it is shown. */
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
