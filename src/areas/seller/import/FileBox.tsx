import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { type DragEvent, useId, useState } from 'react';
import '../../../widgets/photo/ImageUpload.css';

type FileBoxProps = {
  /** All texts are already translated. */
  label: string;
  prompt: string;
  hint: string;
  /** The chosen files as text. */
  chosen: string | undefined;
  fault?: string | undefined;
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
};

/**
 * A box for choosing files. An invisible file input covers it, so that a click, Enter, a tap and dropped files all use the
 * browser's own control.
 */
export const FileBox = (props: FileBoxProps) => {
  const { label, prompt, hint, chosen, fault, accept, multiple = false, onChoose } = props;
  const id = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files && files.length > 0) onChoose([...files]);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDraggedOver(false);
    take(event.dataTransfer.files);
  };
  const state = [fault && 'is-invalid', isDraggedOver && 'is-dragged-over'].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="image-upload-label">
        {label}
      </label>
      <div className={`image-upload-box import-file-box ${state}`}>
        <UploadFileOutlined aria-hidden="true" />
        <span aria-hidden="true">{chosen ?? prompt}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-chosen ${id}-hint`}
          onChange={(event) => {
            take(event.target.files);
            // Cleared, so that the same file can be chosen again after a correction.
            event.target.value = '';
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setDraggedOver(true);
          }}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={drop}
        />
      </div>
      <p id={`${id}-hint`} className="import-hint">
        {hint}
      </p>
      <p id={`${id}-chosen`} role="status" className={fault ? 'import-fault' : 'visually-hidden'}>
        {fault ?? chosen}
      </p>
    </div>
  );
};
