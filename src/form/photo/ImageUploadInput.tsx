import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { FieldTitle, useInput, useTranslate, ValidationError, type Validator } from 'ra-core';
import { type ReactEventHandler, type ReactNode, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { photoTools } from '../../../i18n/form/photo/tools';
import type { Picture } from '../../domain/format/photoFile';
import { Button } from '../../ui/Button';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { commandKey } from '../../ui/pageKeys';
import { RetryButton } from '../../ui/Part';
import { useFieldLabel, useOwnWords } from '../../ui/text/words';
import { useFileDrop, usePastedPhoto } from './fileDrop';
import { PhotoBox } from './PhotoBox';
import { usePhotoUpload } from './usePhotoUpload';

const PhotoEditDialog = partOnDemand(() => import('./tools/PhotoEditDialog'));

type PhotoActionsProps = {
  label: string;
  fieldId: string;
  chosen: File | null;
  upload: ReturnType<typeof usePhotoUpload>;
  isUnsent: boolean;
  tooLarge: File | null;
  aspect?: number;
  onWithdraw: () => void;
};

/** When a clicked button unmounts, the field gets the focus. */
const PhotoActions = (props: PhotoActionsProps) => {
  const { label, fieldId, upload, chosen, isUnsent, tooLarge, aspect, onWithdraw } = props;
  const translate = useTranslate();
  const words = useOwnWords(photoTools);
  const camera = useRef<HTMLInputElement>(null);
  const [isEditing, setEditing] = useState(false);
  const isBusy = upload.busy !== null;
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
      {chosen && isUnsent && <RetryButton onRetry={thenFocusField(() => void upload.send(chosen))} />}
      {chosen && (
        <Button
          size="small"
          aria-haspopup="dialog"
          off={isBusy}
          onClick={() => PhotoEditDialog.whenFetched(() => setEditing(true))}
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

type ImageUploadInputProps = {
  source: string;
  /** The id of the picture's owner, for the upload request (reading 23). */
  relatedIdentity: string;
  /** True for the ID card only (specification §9). */
  secure?: boolean;
  validate?: Validator | Validator[];
  /** Translated. Defaults to 'Upload foto yang sesuai' (specification §2). */
  subtitle?: string;
  stored?: Blob | string | null;
  isLoading?: boolean;
  /** Of the crop frame, its width divided by its height; any without it. */
  aspect?: number;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  /** Shown under the field, except while a chosen photo is neither uploading nor uploaded. */
  children?: ReactNode;
};

/** Specification §2, §4, §5, §8. A photo that is not uploaded has no address to save, so the field is invalid. */
export const ImageUploadInput = (props: ImageUploadInputProps) => {
  const { source, relatedIdentity, secure = false, validate, subtitle, aspect, onLoad } = props;
  const { stored = null, isLoading = false, children } = props;
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  const { resetField } = useFormContext();
  const upload = usePhotoUpload({ name: source, relatedIdentity, secure });
  const unsent = upload.failure ?? 'photo.notUploaded';
  const isUploaded: Validator = (picture: Picture | null | undefined) =>
    upload.busy
      ? { message: 'validation.uploading', args: { label } }
      : picture?.url === ''
        ? unsent
        : undefined;
  const { id, field, fieldState, isRequired } = useInput<Picture | null>({
    source,
    // Runs first: while a photo is being read, the field has no value yet but is not missing.
    validate: [isUploaded, validate ?? []].flat(),
    format: (value) => value,
  });

  const { ref, value } = field as Pick<typeof field, 'ref'> & { value?: Picture | null };
  const chosen = value?.image instanceof File ? value.image : null;
  const isUnsent = upload.busy === null && chosen !== null && value?.url === '';
  const error = fieldState.error?.message ?? (isUnsent ? unsent : undefined);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const waitsFor = upload.busy ?? (isLoading ? 'loading' : null);
  const picture = value?.image ?? stored;
  const paste = (file: File) => void (file.type === 'image/jpeg' ? upload.choose(file) : upload.redraw(file));

  const box = useRef<HTMLDivElement>(null);
  usePastedPhoto(box, (pasted) => !waitsFor && paste(pasted));
  const { isDraggedOver, input } = useFileDrop({
    onFiles: ([file, ...others]) => {
      if (others.length > 0) upload.refuse('several');
      else if (file) void upload.choose(file);
    },
    onFault: upload.refuse,
    isBusy: waitsFor !== null,
  });
  const empty = (
    <>
      <AddPhotoAlternateOutlined aria-hidden="true" />
      <span>{subtitle ?? translate('photo.prompt')}</span>
      <span className="image-upload-ways" aria-hidden="true">
        {translate('photo.ways', { key: commandKey() })}
      </span>
    </>
  );

  return (
    <div className="image-upload">
      <label
        htmlFor={id}
        className={error ? 'image-upload-label label is-invalid' : 'image-upload-label label'}
      >
        <FieldTitle source={source} isRequired={isRequired} />
      </label>
      <PhotoBox
        picture={picture}
        alt={translate('photo.alt', { label })}
        busy={waitsFor && `photo.${waitsFor}`}
        part={upload.part}
        empty={empty}
        boxRef={box}
        className={[error && 'is-invalid', isDraggedOver && 'is-dragged-over'].filter(Boolean).join(' ')}
        onLoad={onLoad}
        onBroken={chosen ? upload.takeOut : undefined}
      >
        {picture && !waitsFor && (
          <span className="image-upload-replace" aria-hidden="true">
            {translate('photo.replace')}
          </span>
        )}
        <input
          ref={ref}
          id={id}
          name={source}
          // Specification §2 'Support : jpeg,jpg'.
          accept=".jpg,.jpeg,image/jpeg"
          required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${errorId} ${hintId}` : hintId}
          {...input}
        />
      </PhotoBox>
      <p id={hintId} className="hint">
        {translate('photo.hint')}
      </p>
      {error && (
        <p key={error} id={errorId} className="hint is-error">
          <ValidationError error={error} />
        </p>
      )}
      <PhotoActions
        label={label}
        fieldId={id}
        upload={upload}
        chosen={chosen}
        isUnsent={isUnsent}
        tooLarge={fieldState.error ? upload.tooLarge : null}
        aspect={aspect}
        onWithdraw={() => resetField(source)}
      />
      {!isUnsent && children}
    </div>
  );
};
