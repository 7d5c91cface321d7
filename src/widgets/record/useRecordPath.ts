import { type Identifier, useCreatePath, useResourceDefinitions } from 'ra-core';
import { useMayDo } from '../../authProvider/useMay';
import { isAddressable } from '../../domain/address';

/** What an area's declaration may say of its records in react-admin's `options` (menu/area.ts). */
type RecordOptions = { rowClick?: 'show' };

/**
 * The page that a record of a resource opens on, from a row or from the palette: edit with MANAGE_ and otherwise show, where
 * the resource has them; with the option `rowClick: 'show'`, always show. Undefined where the person may open none.
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
