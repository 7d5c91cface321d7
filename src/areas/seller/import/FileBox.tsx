import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useId } from 'react';
import { type DropFault, useFileDrop } from '../../../form/photo/fileDrop';
import './Import.css';

type FileBoxProps = {
  label: string;
  prompt: string;
  hint?: string;
  chosen: string | undefined;
  fault?: string | undefined;
  /** Defaults to photos. */
  accept?: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  onDropFault: (fault: DropFault) => void;
};

export const FileBox = (props: FileBoxProps) => {
  const { label, prompt, hint, chosen, fault, multiple = false, onChoose, onDropFault } = props;
  const id = useId();
  const { isDraggedOver, input } = useFileDrop({ onFiles: onChoose, onFault: onDropFault });
  const state = [fault && 'is-invalid', isDraggedOver && 'is-dragged-over'].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className={`file-box drop-box row ${state}`}>
        <UploadFileOutlined aria-hidden="true" />
        <span aria-hidden="true">{chosen ?? prompt}</span>
        <input
          id={id}
          accept={props.accept ?? '.jpg,.jpeg,image/jpeg'}
          multiple={multiple}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-chosen ${id}-hint`}
          {...input}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="import-hint hint">
          {hint}
        </p>
      )}
      <p
        id={`${id}-chosen`}
        role="status"
        className={fault ? 'import-hint hint is-error' : 'visually-hidden'}
      >
        {fault ?? chosen}
      </p>
    </div>
  );
};
