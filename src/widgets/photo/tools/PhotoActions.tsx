import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { photoTools } from '../../../../i18n/widgets/photo/tools';
import type { Redrawing } from '../../../format/redrawAsJpeg';
import { onDemand } from '../../../onDemand/onDemand';
import { RetryButton } from '../../feedback/RetryButton';
import { useOwnWords } from '../../text/useOwnWords';

const PhotoEditDialog = onDemand(() => import('./PhotoEditDialog'));

type PhotoActionsProps = {
  /** The translated label of the field. */
  label: string;
  /** The id of the field's input. */
  fieldId: string;
  /** The photo that the user chose in this form, or null. */
  chosen: File | null;
  /** The state of the chosen photo. */
  state: 'empty' | 'uploading' | 'preparing' | 'unsent' | 'sent';
  /** A photo that was refused because it is too large, or null. */
  tooLarge: File | null;
  aspect?: number | undefined;
  onChoose: (file: File) => void;
  onSend: (file: File) => void;
  onCancel: () => void;
  onRedraw: (file: File, redrawing?: Redrawing) => void;
  onWithdraw: () => void;
};

/**
 * The buttons below a photo field: shrink, retry, edit, remove, cancel, camera. When a clicked button unmounts, the field
 * gets the focus.
 */
export const PhotoActions = (props: PhotoActionsProps) => {
  const { label, fieldId, chosen, state, tooLarge, aspect } = props;
  const { onChoose, onSend, onCancel, onRedraw, onWithdraw } = props;
  const translate = useTranslate();
  const words = useOwnWords(photoTools);
  const camera = useRef<HTMLInputElement>(null);
  const [isEditing, setEditing] = useState(false);
  const isBusy = state === 'uploading' || state === 'preparing';
  const thenFocusField = (act: () => void) => () => {
    act();
    document.getElementById(fieldId)?.focus();
  };

  return (
    <div className="image-upload-actions">
      {tooLarge && !isBusy && (
        <Button size="small" variant="outlined" onClick={thenFocusField(() => onRedraw(tooLarge))}>
          {words('shrink')}
        </Button>
      )}
      {chosen && state === 'unsent' && <RetryButton onRetry={thenFocusField(() => onSend(chosen))} />}
      {chosen && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          {...PhotoEditDialog.prefetchHandlers}
          onClick={() => {
            if (!isBusy) setEditing(true);
          }}
        >
          {words('adjust')}
        </Button>
      )}
      {chosen && !isBusy && (
        <Button size="small" color="inherit" onClick={thenFocusField(onWithdraw)}>
          {translate('widgets.photo.withdraw')}
        </Button>
      )}
      {isBusy && (
        <Button size="small" color="inherit" onClick={thenFocusField(onCancel)}>
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
          // Without this reset, choosing the same file again fires no change event.
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
