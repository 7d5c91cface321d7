import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { z } from 'zod/mini';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { bannerTargets } from './bannerWire';

type Targets = Pick<UseQueryResult<z.infer<typeof bannerTargets>>, 'data' | 'isPending'>;

/**
 * Returns the name of a banner's target. Returns the id while the list is not loaded, because only a loaded list shows that the
 * target was deleted.
 */
export const useTargetName = (link: string, { data, isPending }: Targets): string => {
  const translate = useTranslate();
  const words = useResourceWords();
  if (isPending) return translate('field.picker.loading');
  return data ? (data.find(({ id }) => id === link)?.name ?? words('targetGone')) : link;
};
