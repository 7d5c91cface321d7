import type { Region } from '../../../dataProvider/wire';
import { SelectBox } from '../../../widgets/field/SelectBox';
import { useFieldLabel } from '../../../widgets/text/useFieldLabel';
import type { CheckedRow } from './checkedRow';
import { FoundSeller } from './FoundSeller';
import { useImportWords } from './useImportWords';

type RowNotesProps = {
  row: CheckedRow;
  /** The chosen regions, by the key of the question. */
  chosen: ReadonlyMap<string, Region>;
  onChoose: (key: string, region: Region) => void;
};

/** The faults of a row, its tidied values, and the choices of its ambiguous regions. */
export const RowNotes = ({ row, chosen, onChoose }: RowNotesProps) => {
  const words = useImportWords();
  const fieldLabel = useFieldLabel();
  const { tidied, notes, found } = row;
  const asked = row.questions.filter(({ options }) => options.length > 0);
  // The fault of a region with options is shown as the helper text of its choice instead.
  const faults = row.faults.filter(({ field }) => !asked.some((question) => question.field === field));
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
      {found && (
        <p className="import-seller">
          <FoundSeller found={found} />
        </p>
      )}
      {asked.map(({ field, key, typed, options }) => (
        <div key={key} className="import-question">
          <SelectBox
            label={words('regionQuestion', { label: fieldLabel(field), typed })}
            value={chosen.get(key)?.id ?? ''}
            error={!chosen.has(key)}
            helperText={!chosen.has(key) && row.faults.find((fault) => fault.field === field)?.text}
            onChange={(id) => {
              const region = options.find((option) => option.id === id);
              if (region) onChoose(key, region);
            }}
            choices={options}
          />
        </div>
      ))}
    </>
  );
};
