import { type Identifier, useCreatePath, useResourceDefinitions } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay, useMayDo } from '../authProvider/useMay';
import { isAddressable } from '../domain/address';
import { filterSearch } from '../domain/format/listAddress';
import { TextLink } from '../ui/LinkButton';

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

type RecordLinkProps = {
  /** The resource of the linked record, usually not the one in context. */
  resource: string;
  /** Null if there is no record to link to. */
  id: string | null;
  /** The name of the record; a link without one shows a dash. */
  children: ReactNode;
};

/** Link to another record's page. Renders only its children if the user may not view that area. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const path = useShowPath(resource, id);
  if (path === undefined) return <span>{children}</span>;
  return <TextLink to={path}>{children || '–'}</TextLink>;
};

type ActorLinkProps = {
  /** The user id; undefined for the system, shops and buyers. */
  id: string | undefined;
  name: string;
};

/** The name of an actor. It links to the actor's activity if the user may view user admins. */
export const ActorLink = ({ id, name }: ActorLinkProps) => {
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
  /** The resource of the linked list, usually not the one in context. */
  resource: string;
  /** The filter that selects the record's related rows in that list. */
  filter: Readonly<Record<string, string>>;
  /** The accessible name of the link, instead of its text. */
  label?: string;
  children: ReactNode;
};

/** Link to a filtered list of another area. Renders only its children if the user may not view that area. */
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
