import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { FieldTitle, useInput, useTranslate, ValidationError, type Validator } from 'ra-core';
import { type ReactEventHandler, type ReactNode, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Picture } from '../../domain/format/photoFile';
import { commandKey } from '../../ui/pageKeys';
import { useFieldLabel } from '../../ui/text/words';
import { useFileDrop, usePastedPhoto, useStrayDrops } from './fileDrop';
import { PhotoBox } from './PhotoBox';
import { PhotoActions } from './tools/PhotoActions';
import { usePhotoUpload } from './usePhotoUpload';

type ImageUploadInputProps = {
  source: string;
  /** The id of the picture's owner, for the upload request (reading 23). */
  relatedIdentity: string;
  /** True for the ID card only (specification §9). */
  secure?: boolean;
  validate?: Validator | Validator[];
  /** Translated. Defaults to 'Upload foto yang sesuai' (specification §2). */
  subtitle?: string;
  /** Shown while the field has no value. */
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
  const state = upload.busy ?? (chosen ? (value?.url === '' ? 'unsent' : 'sent') : 'empty');
  const error = fieldState.error?.message ?? (state === 'unsent' ? unsent : undefined);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const waitsFor = upload.busy ?? (isLoading ? 'loading' : null);
  const picture = value?.image ?? stored;
  const paste = (file: File) => void (file.type === 'image/jpeg' ? upload.choose(file) : upload.redraw(file));

  const box = useRef<HTMLDivElement>(null);
  usePastedPhoto(box, (pasted) => !waitsFor && paste(pasted));
  useStrayDrops();
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
        state={state}
        tooLarge={fieldState.error ? upload.tooLarge : null}
        aspect={aspect}
        onWithdraw={() => resetField(source)}
      />
      {state !== 'unsent' && children}
    </div>
  );
};
