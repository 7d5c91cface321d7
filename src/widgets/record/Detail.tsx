import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormSection } from '../form/FormSection';

type DetailProps = {
  /** Names the messages: `resources.<resource>.sections.<name>`, a text, or `{ title, hint }`. */
  section: string;
  /** Hides the hint, which says what to fill in. */
  readOnly?: boolean;
  /** Inputs, or `<ReadField source="…">` for each field, and other elements between them. */
  children: ReactNode;
};

/** A section of a record's page or form, with its title and hint. */
export const Detail = ({ section, readOnly = false, children }: DetailProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const key = `resources.${resource}.sections.${section}`;
  const title = translate(`${key}.title`, { _: '' });
  return (
    <FormSection
      title={title || translate(key)}
      help={readOnly ? '' : title && translate(`${key}.hint`, { _: '' })}
    >
      {children}
    </FormSection>
  );
};
