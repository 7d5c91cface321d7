import { useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import type { CheckedRow } from './checkedRow';
import { FoundSeller } from './FoundSeller';
import { type ImportedField, importedFields, isPhotoField, isRegionField } from './importedFields';
import { type Mending, RowFields } from './RowFields';
import { useImportWords } from './useImportWords';

type RowNotesProps = {
  row: CheckedRow;
  mending: Mending;
  /** False before any photo is chosen, when they are best chosen all together. */
  hasPhotos: boolean;
  /** True if a warning about the file names the row. */
  isDoubtful: boolean;
};

/** The faults of a row, each with an input that mends it, what the check changed, and on request the inputs of all fields. */
export const RowNotes = ({ row, mending, hasPhotos, isDoubtful }: RowNotesProps) => {
  const words = useImportWords();
  const fieldLabel = useFieldLabel();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { tidied, notes, found } = row;
  const isMendable = (field: ImportedField): boolean => {
    const question = row.questions.find((each) => each.field === field);
    if (question) return question.options.length > 0 && (isOpen || question.isAsked);
    if (isRegionField(field)) return false;
    if (isOpen || row.mended.has(field)) return true;
    return row.faults.some((fault) => fault.field === field) && (hasPhotos || !isPhotoField(field));
  };
  const fields = importedFields.filter(isMendable);
  const faults = row.faults.filter(({ field }) => !fields.includes(field));
  return (
    <>
      {(faults.length > 0 || tidied.length > 0 || notes.length > 0) && (
        <ul className="import-notes">
          {faults.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {/* Some messages of the specification do not name their field. */}
              {text.includes(fieldLabel(field)) ? text : `${fieldLabel(field)}: ${text}`}
            </li>
          ))}
          {tidied.map(({ field, from, to }) => (
            <li key={field} className="import-tidied">
              {words('tidied', { label: fieldLabel(field), from, to })}
            </li>
          ))}
          {notes.map((text) => (
            <li key={text} className="import-tidied">
              {text}
            </li>
          ))}
        </ul>
      )}
      <div id={id}>{fields.length > 0 && <RowFields row={row} fields={fields} mending={mending} />}</div>
      {found && (
        <p className="import-seller">
          <FoundSeller found={found} />
        </p>
      )}
      {(row.state === 'wrong' || isDoubtful || isOpen) && (
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {words(isOpen ? 'fewerFields' : 'moreFields')}
        </Button>
      )}
    </>
  );
};
