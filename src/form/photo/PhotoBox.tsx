import { useTranslate } from 'ra-core';
import type { ReactEventHandler, ReactNode, Ref } from 'react';
import { RetryButton } from '../../ui/Part';
import { Progress, Spinner } from '../../ui/Waiting';
import { Photo } from './Photo';
import './ImageUpload.css';

type PhotoFigureProps = {
  label: string;
  children: ReactNode;
};

/** A read-only photo with its label above it, for read-only pages. */
export const PhotoFigure = ({ label, children }: PhotoFigureProps) => (
  <figure className="image-upload">
    <figcaption className="image-upload-label label">{label}</figcaption>
    {children}
  </figure>
);

export type PhotoBoxProps = {
  picture: Blob | string | null;
  /** The translated alternative text of the picture. */
  alt: string;
  /** Shown while there is no picture and no running task. */
  empty: ReactNode;
  /** The message key of the running task; null if there is none. */
  busy: string | null;
  /** The finished share of the task, from 0 to 1. 0 if it is unknown. */
  part?: number;
  boxRef?: Ref<HTMLDivElement>;
  onLoad?: ReactEventHandler<HTMLImageElement> | undefined;
  /** Called if the browser cannot show the picture. */
  onBroken?: (() => void) | undefined;
  className?: string;
  /** True if the box takes the width of its picture. */
  wide?: boolean;
  /** Controls that cover the picture, such as the file input. */
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
  onLoad,
  onBroken,
  className,
  wide = false,
  children,
}: PhotoBoxProps) => {
  const translate = useTranslate();
  const classes = [
    'image-upload-box row',
    children ? 'drop-box' : 'is-read-only frame',
    wide && 'is-wide',
    className,
  ];
  return (
    <div ref={boxRef} className={classes.filter(Boolean).join(' ')} aria-busy={busy !== null}>
      {picture ? (
        <Photo
          key={typeof picture === 'string' ? picture : undefined}
          picture={picture}
          alt={alt}
          {...(onLoad && { onLoad })}
          {...(onBroken && { onError: onBroken })}
        />
      ) : (
        !busy && <span className="image-upload-prompt column hint">{empty}</span>
      )}
      {children}
      {busy && (
        <span className="image-upload-overlay">
          <Spinner label={translate(busy)} onDark />
        </span>
      )}
      {busy && part > 0 && (
        <span className="image-upload-progress">
          <Progress part={part} label={translate(busy)} />
        </span>
      )}
    </div>
  );
};

type FailedPhotoProps = {
  children: string;
  retry: () => void;
};

/** The message and 'Coba lagi' below a photo that could not be loaded. */
export const FailedPhoto = ({ children, retry }: FailedPhotoProps) => (
  <>
    <p className="hint is-error">{children}</p>
    <div className="image-upload-actions not-printed flow">
      <RetryButton onRetry={retry} />
    </div>
  </>
);
