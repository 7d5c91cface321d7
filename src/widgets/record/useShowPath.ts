import { useCreatePath } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { isAddressable } from '../../domain/address';

/**
 * The page to read another record on.
 * @param resource the one that the record belongs to, seldom the one around us
 * @param id undefined or null where nothing is named
 * @returns undefined where there is nothing to lead to, or the person may not view the area
 */
export const useShowPath = (resource: string, id: string | null | undefined): string | undefined => {
  const maySee = useMay('show', resource);
  const createPath = useCreatePath();
  if (!maySee || !id || !isAddressable(id)) return undefined;
  return createPath({ resource, id, type: 'show' });
};
