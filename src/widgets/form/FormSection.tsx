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
 * A part of a form or of a record's page: title, sentence, fields. Where the section is wide enough its fields are in two
 * columns (docs/design.md), and one with the class `form-wide` takes both; wider still, the title is beside them. Within an
 * element with the class `short-fields` they are in two columns in a narrow section too.
 */
export const FormSection = ({ title, help, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <div className="form-section-columns">
        <div className="form-section-head">
          <h2 id={id}>{title}</h2>
          {help && <p>{help}</p>}
        </div>
        <div className="form-section-fields">{children}</div>
      </div>
    </section>
  );
};
