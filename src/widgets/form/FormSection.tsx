import { type ReactNode, useId } from 'react';
import './FormSection.css';

type FormSectionProps = {
  /** Already translated, like `help`. */
  title: string;
  /** One sentence under the title. */
  help?: string;
  children: ReactNode;
};

/**
 * A part of a form or of a record's page: title, sentence, fields. Fields are
 * in two columns from 900 px (docs/design.md); one with the class `form-wide` takes both.
 */
export const FormSection = ({ title, help, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <div className="form-section-head">
        <h2 id={id}>{title}</h2>
        {help && <p>{help}</p>}
      </div>
      <div className="form-section-fields">{children}</div>
    </section>
  );
};
