import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/LinkButton';
import { Section, ShortFields } from '../ui/Section';
import { Skeleton } from '../ui/Waiting';
import './record.css';

type RecordColumnsProps = {
  /** What is wanted most; first on a narrow page. */
  facts: ReactNode;
  children: ReactNode;
  /** Last on a narrow page. */
  history: ReactNode;
};

export const RecordColumns = ({ facts, children, history }: RecordColumnsProps) => (
  <div className="record-page">
    <div className="record-columns stack">
      <ShortFields className="record-facts">{facts}</ShortFields>
      <div className="record-content">{children}</div>
      <div>{history}</div>
    </div>
  </div>
);

/** For the eye; a screen reader says 'Memuat' instead. */
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

const FieldSkeletons = ({ count, isForm }: { count: number; isForm: boolean }) =>
  Array.from({ length: count }, (_, field) => (
    <div key={field}>
      <Skeleton className="record-skeleton-label" />
      <Skeleton className={isForm ? 'record-skeleton-input' : 'record-skeleton-text'} />
    </div>
  ));

export const DrawerSkeleton = () => (
  <Placeholder className="drawer-form column">
    <FieldSkeletons count={4} isForm />
  </Placeholder>
);

type RecordSkeletonProps = {
  isForm?: boolean;
  hasColumns?: boolean;
};

export const RecordSkeleton = ({ isForm = false, hasColumns = false }: RecordSkeletonProps) => {
  const section = (fields: number) => (
    <Section title={<Skeleton className="record-skeleton-heading" />}>
      <FieldSkeletons count={fields} isForm={isForm} />
    </Section>
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

/** Leads to the list as it was left. */
export const BackLink = ({ to, label }: { to?: string; label?: string }) => {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: useResourceContext(), type: 'list' });
  return (
    <LinkButton
      to={to ?? list}
      className="back-link not-printed"
      size="small"
      color="inherit"
      startIcon={<ArrowBackOutlined />}
    >
      {label ?? translate('queue.back')}
    </LinkButton>
  );
};
