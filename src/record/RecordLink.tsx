import { type Identifier, useCreatePath, useResourceDefinitions } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay, useMayDo } from '../authProvider/useMay';
import { isAddressable } from '../domain/address';
import { filterSearch } from '../domain/format/listAddress';
import { TextLink } from '../ui/LinkButton';

/** What an area's `options` say about its records (menu/area.ts). */
type RecordOptions = { rowClick?: 'show' };

/** The edit page with MANAGE_, unless the area's option is `rowClick: 'show'`; otherwise the show page, if the user may see it. */
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

/** Undefined if there is no record or the user may not view its area. */
export const useShowPath = (resource: string, id: string | null | undefined): string | undefined => {
  const maySee = useMay('show', resource);
  const createPath = useCreatePath();
  if (!maySee || !id || !isAddressable(id)) return undefined;
  return createPath({ resource, id, type: 'show' });
};

type RecordLinkProps = {
  resource: string;
  id: string | null;
  /** Without a name, a dash. */
  children: ReactNode;
};

/** Only its children if the user may not view that area. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const path = useShowPath(resource, id);
  if (path === undefined) return <span>{children}</span>;
  return <TextLink to={path}>{children || '–'}</TextLink>;
};

/** Leads to the actor's activity if the user may view user admins; the system, shops and buyers have no `id`. */
export const ActorLink = ({ id, name }: { id: string | undefined; name: string }) => {
  const path = useShowPath('member-list/user-admin', id);
  const text = name || '–';
  if (path === undefined) return <span>{text}</span>;
  return (
    <TextLink to={`${path}/activity`} color="inherit">
      {text}
    </TextLink>
  );
};

type RelatedListLinkProps = {
  resource: string;
  filter: Readonly<Record<string, string>>;
  label?: string;
  children: ReactNode;
};

/** Only its children if the user may not view that area. */
export const RelatedListLink = ({ resource, filter, label, children }: RelatedListLinkProps) => {
  const maySee = useMay('list', resource);
  const createPath = useCreatePath();
  if (!maySee) return <span>{children}</span>;
  const to = createPath({ resource, type: 'list' }) + filterSearch(filter);
  return (
    <TextLink to={to} aria-label={label}>
      {children}
    </TextLink>
  );
};
