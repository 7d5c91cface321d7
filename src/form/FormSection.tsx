import { type ReactNode, useId } from 'react';
import { Part } from '../ui/Part';
import './FormSection.css';

type FormSectionProps = {
  title: ReactNode;
  help?: string;
  children: ReactNode;
};

/**
 * A section of a form or of a record's page, with title, sentence and fields. A wide section has two columns of fields
 * (docs/design.md), and a `<FullWidth>` spans both; a wider one also has the title beside the fields.
 */
export const FormSection = ({ title, help, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <div className="form-section-columns">
        <div className="form-section-head">
          <h2 id={id}>{title}</h2>
          {help && <p className="hint">{help}</p>}
        </div>
        <div className="form-section-fields">
          <Part>{children}</Part>
        </div>
      </div>
    </section>
  );
};

/** Sections of a few short fields: a narrow one has two columns too. */
export const ShortFields = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`short-fields ${className}`}>{children}</div>
);
