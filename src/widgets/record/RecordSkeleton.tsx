import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { FormSection } from '../form/FormSection';
import { RecordColumns } from './RecordColumns';

type RecordSkeletonProps = {
  /** True for a form, whose inputs are higher than text. */
  isForm?: boolean;
  /** True if the page uses `<RecordColumns>`. */
  hasColumns?: boolean;
};

/** A placeholder for a record's page or form while the record is loading. */
export const RecordSkeleton = ({ isForm = false, hasColumns = false }: RecordSkeletonProps) => {
  const translate = useTranslate();
  const section = (fields: number) => (
    <FormSection title={<Skeleton variant="text" width={144} height={24} />}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton variant="text" width={96} height={18} />
          <Skeleton variant="rounded" height={isForm ? 44 : 22} />
        </div>
      ))}
    </FormSection>
  );
  const content = (
    <>
      {section(4)}
      {section(6)}
    </>
  );
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {translate('widgets.feedback.loading')}
      </span>
      <div aria-hidden="true">
        {hasColumns ? (
          <RecordColumns facts={section(4)} history={section(2)}>
            {content}
          </RecordColumns>
        ) : (
          content
        )}
      </div>
    </div>
  );
};
