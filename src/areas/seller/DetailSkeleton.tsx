import Skeleton from '@mui/material/Skeleton';
import { Spinner } from '../../widgets/feedback/Spinner';
import { FormSection } from '../../widgets/form/FormSection';
import { useResourceWords } from '../../widgets/text/useResourceWords';

const fields = [1, 2, 3, 4];

/** The shape of a seller's page while its detail is on its way. */
export const DetailSkeleton = () => {
  const words = useResourceWords();
  return (
    <div aria-busy="true">
      <FormSection title={words('sections.identity.title')}>
        {fields.map((field) => (
          <Skeleton key={field} variant="rounded" height={62} aria-hidden="true" />
        ))}
      </FormSection>
      <Spinner quiet />
    </div>
  );
};
