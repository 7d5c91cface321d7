import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { RetryButton } from '../feedback/RetryButton';
import { Photo } from './Photo';
import { usePictureView } from './usePictureView';
import './PictureViewer.css';

type ToolProps = { label: string; keys: string; off?: boolean; onClick: () => void; children: ReactNode };

/** `aria-disabled` instead of `disabled`: a tool keeps the focus when it has nothing more to do. */
const Tool = ({ label, keys, off = false, onClick, children }: ToolProps) => (
  <Tooltip title={`${label} (${keys})`}>
    <IconButton
      size="small"
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
  /** Address of the picture. */
  picture: string;
  /** What it shows, already translated. */
  label: string;
};

/**
 * A picture to look at closely, such as a proof or a document: enlarge, reduce, rotate, back to the whole. The tools work by
 * button, and on the focused picture by `+`, `-`, `R` and `0`; the arrows and the mouse move an enlarged one. A picture that
 * fails to load says so and can be asked for again. Give it the picture as `key`, or the next one keeps the zoom of the
 * last.
 */
export const PictureViewer = ({ picture, label }: PictureViewerProps) => {
  const translate = useTranslate();
  const { stage, zoom, turns, isLargest, isWhole, isUntouched, handlers, ...tools } = usePictureView();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const hasFailed = failedAttempt === attempt;
  const word = (name: string) => translate(`widgets.photo.viewer.${name}`);
  const look = { '--zoom': zoom, '--turns': turns } as CSSProperties;
  return (
    <div className="picture-viewer">
      <div className="picture-viewer-tools" role="group" aria-label={word('tools')}>
        <Tool label={word('reduce')} keys="−" off={isWhole} onClick={tools.reduce}>
          <ZoomOutOutlined />
        </Tool>
        <output className="figures">{Math.round(zoom * 100)}%</output>
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
            <Photo key={attempt} picture={picture} alt={label} onError={() => setFailedAttempt(attempt)} />
          </div>
        )}
      </div>
      <p className="picture-viewer-keys" aria-hidden="true">
        {word('keys')}
      </p>
    </div>
  );
};
