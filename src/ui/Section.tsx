import { useResourceContext, useTranslate } from 'ra-core';
import { type ComponentProps, createElement, type ReactNode, useId } from 'react';
import { Part } from './Part';
import './Section.css';

type SectionProps = { title: ReactNode; help?: string; children: ReactNode };

/** A wide one has two columns of fields (docs/design.md), a wider one also the title beside them. */
export const Section = ({ title, help, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="form-section card" aria-labelledby={id}>
      <div className="form-section-columns">
        <div className="form-section-head">
          <h2 id={id} className="title">
            {title}
          </h2>
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

type FullWidthProps<T extends 'div' | 'p' | 'ul' | 'dl' | 'table'> = ComponentProps<T> & { as?: T };

/** Spans all columns of a `<Section>`, where any other child takes one. */
export const FullWidth = <T extends 'div' | 'p' | 'ul' | 'dl' | 'table' = 'div'>({
  as,
  className = '',
  ...props
}: FullWidthProps<T>) =>
  createElement(as ?? 'div', { ...props, className: `full-width ${className}`.trim() });

type ResourceSectionProps = {
  /** The message `resources.<resource>.sections.<section>` is a title or `{ title, hint }`. */
  section: string;
  /** True hides the hint, which explains what to fill in. */
  readOnly?: boolean;
  children: ReactNode;
};

export const ResourceSection = ({ section, readOnly = false, children }: ResourceSectionProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const key = `resources.${resource}.sections.${section}`;
  const title = translate(`${key}.title`, { _: '' });
  return (
    <Section
      title={title || translate(key)}
      help={readOnly ? '' : title && translate(`${key}.hint`, { _: '' })}
    >
      {children}
    </Section>
  );
};
