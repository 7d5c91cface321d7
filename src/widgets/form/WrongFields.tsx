import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../text/useFieldLabel';

type WrongFieldsProps = {
  /** The wrong fields, in the order of the page. */
  names: readonly string[];
  /** The title of the form's section that a field is in; undefined where it is in none. */
  sectionOf: (name: string) => string | undefined;
  /** Leads to the first of these fields. */
  onChoose: (names: readonly string[]) => void;
};

/** More wrong fields than these are counted by section. */
const listedOneByOne = 6;

/** Links to the wrong fields of a form: one for each, or, when they are many, one for each section. */
export const WrongFields = ({ names, sectionOf, onChoose }: WrongFieldsProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();

  const links = new Map<string, string[]>();
  for (const name of names) {
    const key = (names.length > listedOneByOne && sectionOf(name)) || fieldLabel(name);
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
              ? translate('widgets.form.summary.inSection', { smart_count: fields.length, section: title })
              : fieldLabel(fields[0] ?? '')}
          </Link>
        </li>
      ))}
    </ul>
  );
};
