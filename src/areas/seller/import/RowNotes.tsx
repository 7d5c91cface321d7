import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Region } from '../../../dataProvider/wire';
import { useFieldLabel } from '../../../widgets/text/useFieldLabel';
import type { CheckedRow } from './checkedRow';
import { SellerLink } from './SellerLink';
import { useImportWords } from './useImportWords';

type RowNotesProps = { row: CheckedRow; onChoose: (key: string, region: Region) => void };

/** The faults of a row, its tidied values, and the choice of an ambiguous region. */
export const RowNotes = ({ row, onChoose }: RowNotesProps) => {
  const words = useImportWords();
  const fieldLabel = useFieldLabel();
  const { question, tidied, found } = row;
  // The fault of a region with options is shown as the helper text of its choice instead.
  const asked = question && question.options.length > 0 ? question : undefined;
  const faults = row.faults.filter(({ field }) => field !== asked?.field);
  return (
    <>
      {(faults.length > 0 || tidied.length > 0) && (
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
        </ul>
      )}
      {found && (
        <p className="import-seller">
          <SellerLink found={found} />
        </p>
      )}
      {asked && (
        <div className="import-question">
          <TextField
            select
            fullWidth
            size="small"
            label={words('regionQuestion', { label: fieldLabel(asked.field), typed: asked.typed })}
            value=""
            error
            helperText={row.faults.find(({ field }) => field === asked.field)?.text}
            onChange={({ target }) => {
              const region = asked.options.find(({ id }) => id === target.value);
              if (region) onChoose(asked.key, region);
            }}
          >
            {asked.options.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </div>
      )}
    </>
  );
};
