import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { FieldTitle, useInput, useTranslate, ValidationError, type Validator } from 'ra-core';
import { type ReactEventHandler, type ReactNode, type Ref, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Picture } from '../../domain/format/photoFile';
import { commandKey } from '../../ui/pageKeys';
import { useFieldLabel } from '../../ui/text/words';
import { type DropFault, useFileDrop, usePastedPhoto, useStrayDrops } from './fileDrop';
import { PhotoBox, type PhotoBoxProps } from './PhotoBox';
import { PhotoActions } from './tools/PhotoActions';
import { usePhotoUpload } from './usePhotoUpload';

type ImageUploadInputProps = {
  source: string;
  /** The id of the picture's owner, which the upload request needs (reading 23). */
  relatedIdentity: string;
  /** True for the ID card only (specification §9). */
  secure?: boolean;
  validate?: Validator | Validator[];
  /** The translated prompt. Defaults to 'Upload foto yang sesuai' (specification §2). */
  subtitle?: string;
  /** The saved picture of this field, shown while the field has no value. */
  stored?: Blob | string | null;
  isLoading?: boolean;
  /** The width of the crop frame divided by its height. Undefined allows any shape. */
  aspect?: number;
  /** Called when a picture of this field is shown. */
  onLoad?: ReactEventHandler<HTMLImageElement>;
  /** Shown under the field, except while a chosen photo is neither uploading nor uploaded. */
  children?: ReactNode;
};

/**
 * A photo field (specification §2, §4, §5, §8): label with required marker, box with prompt or preview, hint and error
 * text. Its value is a `Picture` or null. A photo that is not uploaded has no URL to save, so the field is invalid and shows
 * why the upload failed. A native file input accepts files by pointer, keyboard, or drag and drop.
 */
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

  const value = field.value as Picture | null | undefined;
  const chosen = value?.image instanceof File ? value.image : null;
  const state = upload.busy ?? (chosen ? (value?.url === '' ? 'unsent' : 'sent') : 'empty');
  const error = fieldState.error?.message ?? (state === 'unsent' ? unsent : undefined);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const waitsFor = upload.busy ?? (isLoading ? 'loading' : null);
  const shown = {
    alt: translate('photo.alt', { label }),
    picture: value?.image ?? stored,
    busy: waitsFor && `photo.${waitsFor}`,
  };

  return (
    <div className="image-upload">
      <label
        htmlFor={id}
        className={error ? 'image-upload-label label is-invalid' : 'image-upload-label label'}
      >
        <FieldTitle source={source} isRequired={isRequired} />
      </label>
      <ImageUploadBox
        {...shown}
        id={id}
        name={field.name}
        inputRef={field.ref}
        prompt={subtitle ?? translate('photo.prompt')}
        required={isRequired}
        invalid={error !== undefined}
        describedBy={error ? `${errorId} ${hintId}` : hintId}
        part={upload.part}
        onLoad={onLoad}
        onChoose={(file) => void upload.choose(file)}
        onDropFault={upload.refuse}
        onBroken={chosen ? upload.takeOut : undefined}
        onPaste={(file) => void (file.type === 'image/jpeg' ? upload.choose(file) : upload.redraw(file))}
      />
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
        onWithdraw={() => resetField(field.name)}
      />
      {state !== 'unsent' && children}
    </div>
  );
};

type ImageUploadBoxProps = Pick<
  PhotoBoxProps,
  'picture' | 'alt' | 'busy' | 'part' | 'onLoad' | 'onBroken'
> & {
  id: string;
  name: string;
  inputRef: Ref<HTMLInputElement>;
  prompt: string;
  required: boolean;
  invalid: boolean;
  describedBy: string;
  onChoose: (file: File) => void;
  onPaste: (picture: File) => void;
  /** Called with what was dropped instead of one file. */
  onDropFault: (fault: DropFault | 'several') => void;
};

/** The file types that the browser's file dialog offers (specification §2 'Support : jpeg,jpg'). */
const accept = '.jpg,.jpeg,image/jpeg';

/**
 * The box of a photo field: a prompt if it is empty, otherwise the preview, with a label to replace it on hover or focus
 * (specification §2). A picture can also be dropped, and pasted while the box is hovered or focused.
 */
const ImageUploadBox = (props: ImageUploadBoxProps) => {
  const { id, name, inputRef, required, invalid, describedBy, ...others } = props;
  const { prompt, onChoose, onPaste, onDropFault, ...photo } = others;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  usePastedPhoto(box, (pasted) => !photo.busy && onPaste(pasted));
  useStrayDrops();
  const { isDraggedOver, input } = useFileDrop({
    onFiles: ([file, ...others]) => {
      if (others.length > 0) onDropFault('several');
      else if (file) onChoose(file);
    },
    onFault: onDropFault,
    isBusy: photo.busy !== null,
  });
  const state = [invalid && 'is-invalid', isDraggedOver && 'is-dragged-over'].filter(Boolean).join(' ');
  const empty = (
    <>
      <AddPhotoAlternateOutlined aria-hidden="true" />
      <span>{prompt}</span>
      <span className="image-upload-ways" aria-hidden="true">
        {translate('photo.ways', { key: commandKey() })}
      </span>
    </>
  );

  return (
    <PhotoBox {...photo} empty={empty} boxRef={box} className={state}>
      {photo.picture && !photo.busy && (
        <span className="image-upload-replace" aria-hidden="true">
          {translate('photo.replace')}
        </span>
      )}
      <input
        ref={inputRef}
        id={id}
        name={name}
        accept={accept}
        required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        {...input}
      />
    </PhotoBox>
  );
};
