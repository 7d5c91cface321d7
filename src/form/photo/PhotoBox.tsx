import { useTranslate } from 'ra-core';
import type { ReactEventHandler, ReactNode, Ref } from 'react';
import { RetryButton } from '../../ui/Part';
import { Progress, Spinner } from '../../ui/Waiting';
import { Photo } from './Photo';
import './ImageUpload.css';

export const PhotoFigure = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className="image-upload">
    <figcaption className="hint">{label}</figcaption>
    {children}
  </figure>
);

type PhotoBoxProps = {
  picture: Blob | string | null;
  alt: string;
  empty: ReactNode;
  /** The message key of the running task, whose overlay blocks interaction (specification §2). */
  busy: string | null;
  /** The finished share of the task, from 0 to 1; 0 if it is unknown. */
  part?: number;
  boxRef?: Ref<HTMLDivElement>;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  onBroken?: () => void;
  className?: string;
  wide?: boolean;
  /** What covers the picture, such as the file input. */
  children?: ReactNode;
};

export const PhotoBox = (props: PhotoBoxProps) => {
  const { picture, alt, empty, busy, part = 0, boxRef, onLoad, onBroken, ...others } = props;
  const { className, wide, children } = others;
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
          onLoad={onLoad}
          onError={onBroken}
        />
      ) : (
        !busy && <span className="image-upload-prompt column hint">{empty}</span>
      )}
      {children}
      {busy && (
        <span className="image-upload-overlay covering">
          <Spinner label={translate(busy)} onDark />
          {part > 0 && <Progress part={part} label={translate(busy)} />}
        </span>
      )}
    </div>
  );
};

export const FailedPhoto = ({ children, retry }: { children: string; retry: () => void }) => (
  <>
    <p className="hint is-error">{children}</p>
    <div className="image-upload-actions not-printed flow">
      <RetryButton onRetry={retry} />
    </div>
  </>
);
