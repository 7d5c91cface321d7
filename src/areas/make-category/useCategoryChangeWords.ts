import type { ChangeWords } from '../../widgets/record/Timeline';
import { useResourceWords } from '../../widgets/text/useResourceWords';

/** How the history of a category names its icons. */
export const useCategoryChangeWords = (): ChangeWords => {
  const words = useResourceWords();
  return {
    value: (field, value) =>
      field === 'icon' && value !== '' ? words(`icons.${value}`, { _: value }) : undefined,
  };
};
