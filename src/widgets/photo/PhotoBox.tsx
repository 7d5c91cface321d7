import { useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';
import { Photo } from './Photo';
import '../feedback/Spinner.css';
import './ImageUpload.css';

type PhotoBoxProps = {
  picture: Blob | string | null;
  /** What the picture shows, already translated. */
  alt: string;
  /** Shown while there is no picture. */
  empty: ReactNode;
  /** What the box waits for, as a message; null when it waits for nothing. */
  busy: string | null;
  /** Which part of it is done, 0 to 1; 0 also where that is not known. */
  part?: number;
  boxRef?: Ref<HTMLDivElement>;
  className?: string;
  /** What lies over the picture: the control of an upload. */
  children?: ReactNode;
};

/**
 * The box of a photo, 130 px high: the picture or its placeholder, and a dark overlay with a spinner that blocks
 * interaction while busy (specification §2). Without children it is read-only.
 */
export const PhotoBox = ({
  picture,
  alt,
  empty,
  busy,
  part = 0,
  boxRef,
  className = 'is-read-only',
  children,
}: PhotoBoxProps) => {
  const translate = useTranslate();
  return (
    <div ref={boxRef} className={`image-upload-box ${className}`} aria-busy={busy !== null}>
      {picture ? (
        <Photo key={typeof picture === 'string' ? picture : undefined} picture={picture} alt={alt} />
      ) : (
        <span className="image-upload-prompt">{empty}</span>
      )}
      {children}
      {busy && (
        <span className="image-upload-overlay" role="status">
          <span className="spinner-ring" aria-hidden="true" />
          <span>{translate(busy)}</span>
        </span>
      )}
      {busy && part > 0 && (
        <progress className="image-upload-progress" value={part} aria-label={translate(busy)} />
      )}
    </div>
  );
};
