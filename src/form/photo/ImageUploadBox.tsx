import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslate } from 'ra-core';
import { type Ref, useRef } from 'react';
import { commandKey } from '../../domain/format/commandKey';
import { PhotoBox, type PhotoBoxProps } from './PhotoBox';
import { type DropFault, useFileDrop } from './useFileDrop';
import { usePastedPhoto } from './usePastedPhoto';
import { useStrayDrops } from './useStrayDrops';

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
export const ImageUploadBox = (props: ImageUploadBoxProps) => {
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
