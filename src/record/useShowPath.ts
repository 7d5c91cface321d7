import { useCreatePath } from 'ra-core';
import { useMay } from '../authProvider/useMay';
import { isAddressable } from '../domain/address';

/**
 * Returns the path of another record's show page.
 * @param resource the resource of that record, usually not the one in context
 * @param id undefined or null if there is no record
 * @returns undefined if there is no record or the user may not view the area
 */
export const useShowPath = (resource: string, id: string | null | undefined): string | undefined => {
  const maySee = useMay('show', resource);
  const createPath = useCreatePath();
  if (!maySee || !id || !isAddressable(id)) return undefined;
  return createPath({ resource, id, type: 'show' });
};
