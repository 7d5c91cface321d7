import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../ui/text/useFieldLabel';

type WrongFieldsProps = {
  /** The names of the invalid fields, in document order. */
  names: readonly string[];
  /** Returns the title of a field's section; undefined for a field outside of all sections. */
  sectionOf: (name: string) => string | undefined;
  /** Focuses the first of these fields. */
  onChoose: (names: readonly string[]) => void;
};

/** The maximum number of separate links; more invalid fields are grouped by section. */
const maxSingleLinks = 6;

/** Links to the invalid fields of a form: one per field, or one per section if there are many. */
export const WrongFields = ({ names, sectionOf, onChoose }: WrongFieldsProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();

  const links = new Map<string, string[]>();
  for (const name of names) {
    const key = (names.length > maxSingleLinks && sectionOf(name)) || fieldLabel(name);
    links.set(key, [...(links.get(key) ?? []), name]);
  }
  return (
    <ul>
      {[...links].map(([title, fields]) => (
        <li key={title}>
          <Link
            component="button"
            type="button"
            color="inherit"
            underline="always"
            onClick={() => onChoose(fields)}
          >
            {fields.length > 1
              ? translate('form.summary.inSection', { smart_count: fields.length, section: title })
              : fieldLabel(fields[0] ?? '')}
          </Link>
        </li>
      ))}
    </ul>
  );
};
