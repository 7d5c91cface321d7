import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { RetryButton } from '../../ui/RetryButton';
import { Photo } from './Photo';
import { type PhotoStep, usePictureView } from './usePictureView';
import './PictureViewer.css';

type ToolProps = Pick<IconButtonProps, 'size' | 'aria-keyshortcuts'> & {
  label: string;
  keys: string;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A button with its keys in its tooltip. It uses `aria-disabled` instead of `disabled` to keep the focus. */
export const Tool = ({ label, keys, off = false, onClick, children, ...button }: ToolProps) => (
  <Tooltip title={`${label} (${keys})`}>
    <IconButton
      size="small"
      {...button}
      aria-label={label}
      aria-disabled={off}
      className={off ? 'is-off' : undefined}
      onClick={off ? undefined : onClick}
    >
      {children}
    </IconButton>
  </Tooltip>
);

type PictureViewerProps = {
  picture: Blob | string;
  label: string;
  /** Shows the previous or next photo; set if there are several, and then the arrow keys call it too. */
  onStep?: PhotoStep | undefined;
};

/**
 * Shows a picture, such as a payment proof or a document, with tools to zoom, rotate and reset. The tools work by button, or
 * by the keys `+`, `-`, `R` and `0`; the arrow keys and the mouse move an enlarged picture. A failed load shows an error with
 * a retry.
 */
export const PictureViewer = ({ picture, label, onStep }: PictureViewerProps) => {
  const translate = useTranslate();
  const view = usePictureView(picture, onStep);
  const { stage, zoom, turns, isLargest, isWhole, isUntouched, handlers, ...tools } = view;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ picture: Blob | string; attempt: number }>();
  const hasFailed = failed?.picture === picture && failed.attempt === attempt;
  const word = (name: string) => translate(`photo.viewer.${name}`);
  const look = { '--zoom': zoom, '--turns': turns } as CSSProperties;
  return (
    <div className="picture-viewer">
      <div className="picture-viewer-tools" role="group" aria-label={word('tools')}>
        <Tool label={word('reduce')} keys="−" off={isWhole} onClick={tools.reduce}>
          <ZoomOutOutlined />
        </Tool>
        <output className="figures">{`${Math.round(zoom * 100)}%`}</output>
        <Tool label={word('enlarge')} keys="+" off={isLargest} onClick={tools.enlarge}>
          <ZoomInOutlined />
        </Tool>
        <Tool label={word('rotate')} keys="R" onClick={tools.rotate}>
          <RotateRightOutlined />
        </Tool>
        <Tool label={word('reset')} keys="0" off={isUntouched} onClick={tools.reset}>
          <FitScreenOutlined />
        </Tool>
      </div>
      <div
        ref={stage}
        className="picture-viewer-stage"
        role="region"
        aria-label={label}
        aria-keyshortcuts="+ - R 0"
        tabIndex={0}
        data-zoomed={!isWhole}
        data-sideways={turns % 2 !== 0}
        data-own-arrows={isWhole ? undefined : true}
        style={look}
        {...handlers}
      >
        {hasFailed ? (
          <div className="picture-viewer-failed" role="alert">
            <p>{word('failed')}</p>
            <RetryButton onRetry={() => setAttempt(attempt + 1)} />
          </div>
        ) : (
          <div className="picture-viewer-canvas">
            <Photo
              // The key mounts another image, so that neither the previous photo nor its rotation is seen meanwhile.
              key={`${attempt} ${label} ${typeof picture === 'string' ? picture : ''}`}
              picture={picture}
              alt={label}
              onError={() => setFailed({ picture, attempt })}
            />
          </div>
        )}
      </div>
      <p className="picture-viewer-keys needs-keyboard" aria-hidden="true">
        {word(onStep ? 'keysOfSeveral' : 'keys')}
      </p>
    </div>
  );
};
