import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Redrawing } from '../../../format/redrawAsJpeg';
import { onDemand } from '../../../onDemand/onDemand';
import { RetryButton } from '../../feedback/RetryButton';
import { usePhotoToolWords } from './usePhotoToolWords';

const PhotoEditDialog = onDemand(() => import('./PhotoEditDialog'));

type PhotoActionsProps = {
  /** The field's label, already translated. */
  label: string;
  /** The id of the field's input. */
  fieldId: string;
  /** The photo that was chosen in this form; null while there is none. */
  chosen: File | null;
  /** What became of it. */
  state: 'empty' | 'uploading' | 'preparing' | 'unsent' | 'sent';
  /** A photo that was refused for its size. */
  tooLarge: File | null;
  aspect?: number | undefined;
  onChoose: (file: File) => void;
  onSend: (file: File) => void;
  onCancel: () => void;
  onRedraw: (file: File, redrawing?: Redrawing) => void;
  onWithdraw: () => void;
};

/**
 * What can be done about the photo of a field, as buttons below it. When a pressed button disappears, the field gets the
 * focus.
 */
export const PhotoActions = (props: PhotoActionsProps) => {
  const { label, fieldId, chosen, state, tooLarge, aspect } = props;
  const { onChoose, onSend, onCancel, onRedraw, onWithdraw } = props;
  const translate = useTranslate();
  const words = usePhotoToolWords();
  const camera = useRef<HTMLInputElement>(null);
  const [isEditing, setEditing] = useState(false);
  const isBusy = state === 'uploading' || state === 'preparing';
  const leaving = (act: () => void) => () => {
    act();
    document.getElementById(fieldId)?.focus();
  };

  return (
    <div className="image-upload-actions">
      {tooLarge && !isBusy && (
        <Button size="small" variant="outlined" onClick={leaving(() => onRedraw(tooLarge))}>
          {words('shrink')}
        </Button>
      )}
      {chosen && state === 'unsent' && <RetryButton onRetry={leaving(() => onSend(chosen))} />}
      {chosen && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          {...PhotoEditDialog.ahead}
          onClick={() => setEditing(!isBusy)}
        >
          {words('adjust')}
        </Button>
      )}
      {chosen && !isBusy && (
        <Button size="small" color="inherit" onClick={leaving(onWithdraw)}>
          {translate('widgets.photo.withdraw')}
        </Button>
      )}
      {isBusy && (
        <Button size="small" color="inherit" onClick={leaving(onCancel)}>
          {words('cancel')}
        </Button>
      )}
      {!isBusy && (
        <span className="image-upload-camera">
          <Button size="small" onClick={() => camera.current?.click()}>
            {words('camera')}
          </Button>
        </span>
      )}
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        hidden
        onChange={({ target }) => {
          if (target.files?.[0]) onChoose(target.files[0]);
          // The same picture may be taken again.
          target.value = '';
        }}
      />
      {isEditing && chosen && (
        <PhotoEditDialog
          picture={chosen}
          label={label}
          aspect={aspect}
          onDone={(redrawing) => onRedraw(chosen, redrawing)}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
};
