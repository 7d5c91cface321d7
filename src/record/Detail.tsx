import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormSection } from '../form/FormSection';

type DetailProps = {
  /** The key of the message `resources.<resource>.sections.<section>`, which is a title or `{ title, hint }`. */
  section: string;
  /** True hides the hint, which explains what to fill in. */
  readOnly?: boolean;
  /** Inputs, `<ReadField source="…">` elements, or other elements. */
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
