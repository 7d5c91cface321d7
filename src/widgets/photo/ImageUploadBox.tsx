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
  /** What the box waits for, as a message; null when it may be used. */
  busy: string | null;
  /** Which part of the photo has left, 0 to 1. */
  part: number;
  required: boolean;
  invalid: boolean;
  describedBy: string;
  onChoose: (file: File) => void;
  onPaste: (picture: File) => void;
};

/** What a browser offers to choose from (specification §2 'Support : jpeg,jpg'). */
const accept = '.jpg,.jpeg,image/jpeg';

/**
 * The box of a photo field: the prompt when empty, the preview when filled, with the offer to replace it under the
 * pointer or the focus (specification §2). An invisible file input covers it, so that a click, Enter, a tap and a
 * dropped file all reach the browser's own control; while busy it keeps the focus and takes nothing. A picture is also
 * pasted into the box that has the pointer or the focus.
 */
export const ImageUploadBox = (props: ImageUploadBoxProps) => {
  const { id, name, inputRef, alt, picture, prompt, busy, part } = props;
  const { required, invalid, describedBy, onChoose, onPaste } = props;
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
    take(event.dataTransfer.files[0]);
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
          // The same file may be chosen again, after a failure for instance.
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
