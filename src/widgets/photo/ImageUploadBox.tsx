import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslate } from 'ra-core';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { isMac } from '../feedback/usePageKeys';
import { PhotoBox } from './PhotoBox';
import { usePastedPhoto } from './usePastedPhoto';
import { useStrayDrops } from './useStrayDrops';

type ImageUploadBoxProps = {
  id: string;
  name: string;
  inputRef: Ref<HTMLInputElement>;
  alt: string;
  picture: Blob | string | null;
  prompt: string;
  /** The message key of the task that blocks the box; null if the box can be used. */
  busy: string | null;
  /** The uploaded share of the photo, from 0 to 1. */
  part: number;
  required: boolean;
  invalid: boolean;
  describedBy: string;
  onChoose: (file: File) => void;
  onPaste: (picture: File) => void;
  /** Called if more than one file was dropped. */
  onSeveral: () => void;
  /** Called if the browser cannot show the picture. Undefined for a picture that was not chosen in this form. */
  onBroken: (() => void) | undefined;
};

/** The file types that the browser's file dialog offers (specification §2 'Support : jpeg,jpg'). */
const accept = '.jpg,.jpeg,image/jpeg';

/**
 * The box of a photo field: a prompt if it is empty, otherwise the preview, with a label to replace it on hover or focus
 * (specification §2). A transparent file input covers the box, so that a click, Enter, a tap and a dropped file all reach
 * the native control. While busy, the input keeps the focus and ignores files. A picture can also be pasted while the box is
 * hovered or focused.
 */
export const ImageUploadBox = (props: ImageUploadBoxProps) => {
  const { id, name, inputRef, alt, picture, prompt, busy, part } = props;
  const { required, invalid, describedBy, onChoose, onPaste, onSeveral, onBroken } = props;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  usePastedPhoto(box, (pasted) => !busy && onPaste(pasted));
  useStrayDrops();
  const [isDraggedOver, setDraggedOver] = useState(false);

  const take = (file: File | undefined) => {
    if (file && !busy) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const { files } = event.dataTransfer;
    if (files.length < 2) take(files[0]);
    else if (!busy) onSeveral();
  };
  const state = [invalid && 'is-invalid', isDraggedOver && 'is-dragged-over'].filter(Boolean).join(' ');
  const empty = (
    <>
      <AddPhotoAlternateOutlined aria-hidden="true" />
      {prompt}
      <span className="image-upload-ways" aria-hidden="true">
        {translate('widgets.photo.ways', { key: isMac() ? '⌘' : 'Ctrl' })}
      </span>
    </>
  );

  return (
    <PhotoBox
      picture={picture}
      alt={alt}
      empty={empty}
      busy={busy}
      part={part}
      boxRef={box}
      onBroken={onBroken}
      className={state}
    >
      {picture && !busy && (
        <span className="image-upload-replace" aria-hidden="true">
          {translate('widgets.photo.replace')}
        </span>
      )}
      <input
        ref={inputRef}
        id={id}
        name={name}
        type="file"
        accept={accept}
        required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        aria-disabled={busy !== null}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // Without this reset, choosing the same file again, such as after a failure, fires no change event.
          event.target.value = '';
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(!busy);
        }}
        onDragLeave={() => {
          setDraggedOver(false);
        }}
        onDrop={drop}
      />
    </PhotoBox>
  );
};
