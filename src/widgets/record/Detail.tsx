import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormSection } from '../form/FormSection';

type DetailProps = {
  /** Names the messages: `resources.<resource>.sections.<name>`, a text, or `{ title, hint }`. */
  section: string;
  /** `<ReadField source="…">` for each field, and other elements between them. */
  children: ReactNode;
};

/** A section of a record that is only read: title and, beside it, labels with what they name. */
export const Detail = ({ section, children }: DetailProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const key = `resources.${resource}.sections.${section}`;
  const title = translate(`${key}.title`, { _: '' });
  return (
    <FormSection title={title || translate(key)} help={title && translate(`${key}.hint`, { _: '' })}>
      {children}
    </FormSection>
  );
};
