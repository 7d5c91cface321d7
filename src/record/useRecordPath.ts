import { type Identifier, useCreatePath, useResourceDefinitions } from 'ra-core';
import { useMayDo } from '../authProvider/useMay';
import { isAddressable } from '../domain/address';

/** The part of react-admin's resource `options` that an area may set for its records (menu/area.ts). */
type RecordOptions = { rowClick?: 'show' };

/**
 * Returns a function that gives the path on which a record opens from a row or the palette: the edit page with MANAGE_,
 * otherwise the show page, if the resource has them. With the option `rowClick: 'show'` it is always the show page.
 * Undefined if the user may open neither.
 */
export const useRecordPath = () => {
  const definitions = useResourceDefinitions<RecordOptions>();
  const mayDo = useMayDo();
  const createPath = useCreatePath();
  return (resource: string, id: Identifier): string | undefined => {
    const { hasEdit, hasShow, options } = definitions[resource] ?? {};
    const opensEdit = hasEdit && options?.rowClick !== 'show' && mayDo(resource, 'edit');
    const type = opensEdit ? 'edit' : hasShow && mayDo(resource, 'show') ? 'show' : undefined;
    return type && isAddressable(String(id)) ? createPath({ resource, id, type }) : undefined;
  };
};
