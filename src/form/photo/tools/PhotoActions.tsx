import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { photoTools } from '../../../../i18n/form/photo/tools';
import { Button } from '../../../ui/Button';
import { partOnDemand } from '../../../ui/onDemand/onDemand';
import { RetryButton } from '../../../ui/Part';
import { useOwnWords } from '../../../ui/text/words';
import type { usePhotoUpload } from '../usePhotoUpload';

const PhotoEditDialog = partOnDemand(() => import('./PhotoEditDialog'));

type PhotoActionsProps = {
  label: string;
  fieldId: string;
  chosen: File | null;
  upload: ReturnType<typeof usePhotoUpload>;
  state: 'empty' | 'uploading' | 'preparing' | 'unsent' | 'sent';
  tooLarge: File | null;
  aspect?: number;
  onWithdraw: () => void;
};

/** When a clicked button unmounts, the field gets the focus. */
export const PhotoActions = (props: PhotoActionsProps) => {
  const { label, fieldId, upload, chosen, state, tooLarge, aspect, onWithdraw } = props;
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
    <div className="image-upload-actions not-printed flow">
      {tooLarge && !isBusy && (
        <Button size="small" variant="outlined" onClick={thenFocusField(() => void upload.redraw(tooLarge))}>
          {words('shrink')}
        </Button>
      )}
      {chosen && state === 'unsent' && (
        <RetryButton onRetry={thenFocusField(() => void upload.send(chosen))} />
      )}
      {chosen && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          {...PhotoEditDialog.prefetchHandlers}
          onClick={() => {
            if (!isBusy) PhotoEditDialog.whenFetched(() => setEditing(true));
          }}
        >
          {words('adjust')}
        </Button>
      )}
      {chosen && !isBusy && (
        <Button size="small" color="inherit" onClick={thenFocusField(onWithdraw)}>
          {translate('photo.withdraw')}
        </Button>
      )}
      {isBusy && (
        <Button size="small" color="inherit" onClick={thenFocusField(upload.cancel)}>
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
          if (target.files?.[0]) void upload.choose(target.files[0]);
          // Without this, choosing the same file again fires no change event.
          target.value = '';
        }}
      />
      {isEditing && chosen && (
        <PhotoEditDialog
          picture={chosen}
          label={label}
          aspect={aspect}
          onDone={(redrawing) => void upload.redraw(chosen, redrawing)}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
};
