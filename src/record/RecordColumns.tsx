import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FormSection, ShortFields } from '../form/Section';
import { Skeleton } from '../ui/Waiting';
import './record.css';

type RecordColumnsProps = {
  /** The most wanted facts, such as state, people and figures. On a narrow page they come first. */
  facts: ReactNode;
  children: ReactNode;
  /** The notes and the history of the record. On a narrow page they come last. */
  history: ReactNode;
};

/** The layout of a record's page. A wide page has two columns: all fields on the left, facts and history on the right. */
export const RecordColumns = ({ facts, children, history }: RecordColumnsProps) => (
  <div className="record-page">
    <div className="record-columns stack">
      <ShortFields className="record-facts">{facts}</ShortFields>
      <div className="record-content">{children}</div>
      <div>{history}</div>
    </div>
  </div>
);

/** Placeholders for the eye. A screen reader says 'Memuat' instead of them. */
const Placeholder = ({ className, children }: { className?: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {translate('ui.loading')}
      </span>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  );
};

/** Labels, each with the place of an input or of a text below it. */
const FieldSkeletons = ({ count, isForm }: { count: number; isForm: boolean }) =>
  Array.from({ length: count }, (_, field) => (
    <div key={field}>
      <Skeleton className="record-skeleton-label" />
      <Skeleton className={isForm ? 'record-skeleton-input' : 'record-skeleton-text'} />
    </div>
  ));

/** A placeholder for the form in a drawer while the record is loading. */
export const DrawerSkeleton = () => (
  <Placeholder className="drawer-form column">
    <FieldSkeletons count={4} isForm />
  </Placeholder>
);

type RecordSkeletonProps = {
  /** True for a form, whose inputs are higher than text. */
  isForm?: boolean;
  hasColumns?: boolean;
};

/** A placeholder for a record's page or form while the record is loading. */
export const RecordSkeleton = ({ isForm = false, hasColumns = false }: RecordSkeletonProps) => {
  const section = (fields: number) => (
    <FormSection title={<Skeleton className="record-skeleton-heading" />}>
      <FieldSkeletons count={fields} isForm={isForm} />
    </FormSection>
  );
  const content = (
    <>
      {section(4)}
      {section(6)}
    </>
  );
  return (
    <Placeholder>
      {hasColumns ? (
        <RecordColumns facts={section(4)} history={section(2)}>
          {content}
        </RecordColumns>
      ) : (
        content
      )}
    </Placeholder>
  );
};
