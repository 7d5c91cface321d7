import type { ChangeWords } from '../../widgets/record/Timeline';
import { useResourceWords } from '../../widgets/text/useResourceWords';

const codes: Readonly<Record<string, string>> = {
  link_type: 'linkTypes',
  position: 'positions',
  is_active: 'switched',
};

/** How the history of a banner words its codes. */
export const useBannerChangeWords = (): ChangeWords => {
  const words = useResourceWords();
  return {
    value: (field, value) => {
      const code = codes[field];
      return code === undefined || value === '' ? undefined : words(`${code}.${value}`, { _: value });
    },
  };
};
