import { useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { readRight, withoutImplied } from '../../domain/grants';
import type { Fields } from '../../domain/threeWay';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { useAreas } from '../../menu/area';
import type { ChangeWords } from '../../record/Timeline';
import { useResourceWords } from '../../ui/text/words';
import type { RoleBody } from './roleWire';

/** Without rights that others imply, for comparison. */
export const roleContent = ({ name, description, permissions }: RoleBody): RoleBody => ({
  name,
  description,
  permissions: withoutImplied(permissions).sort(),
});

export const usePageName = () => {
  const translate = useTranslate();
  const areas = useAreas();
  return (permission: string | undefined): string | undefined => {
    const area = areas.find((one) => one.permission === permission);
    return area && translate(`resources.${area.name}.name`);
  };
};

/** Names rights in the words of the menu, 'Kelola Orderan, Lihat Driver'; one without a page is its code. */
export const useRightsText = () => {
  const words = useResourceWords();
  const pageName = usePageName();
  return (rights: readonly string[]): string =>
    rights
      .map((value) => {
        const right = readRight(value);
        const page = pageName(right?.permission);
        return right && page ? `${words(`levels.${right.level}`)} ${page}` : value;
      })
      .join(', ');
};

const rightField = 'permissions.';

const permissionIn = (field: string): string | undefined =>
  field.startsWith(rightField) ? field.slice(rightField.length) : undefined;

/** Words the changes of rights in a role's history: 'Hak Akses Orderan: Tidak ada menjadi Kelola'. */
export const useRoleChangeWords = (): ChangeWords => {
  const words = useResourceWords();
  const pageName = usePageName();
  return {
    label: (field) => {
      const permission = permissionIn(field);
      if (permission === undefined) return undefined;
      return `${words('fields.permissions')} ${pageName(permission) ?? permission}`;
    },
    value: (field, value) =>
      permissionIn(field) === undefined ? undefined : words(`levels.${value || 'none'}`, { _: value }),
  };
};

/** Splits a role's rights into one field for each permission, so that each merges by itself. */
const split = ({ permissions, ...words }: FieldValues): Fields => ({
  ...words,
  ...Object.fromEntries(
    withoutImplied(permissions as string[]).map((right) => [
      rightField + (readRight(right)?.permission ?? right),
      right,
    ]),
  ),
});

const join = (fields: Fields): FieldValues => {
  const entries = Object.entries(fields);
  return {
    ...Object.fromEntries(entries.filter(([field]) => permissionIn(field) === undefined)),
    permissions: entries.flatMap(([field, right]) =>
      permissionIn(field) !== undefined && typeof right === 'string' ? [right] : [],
    ),
  };
};

const Level = ({ field, values }: ShownField) => {
  const words = useResourceWords();
  const right = values[field];
  const level = typeof right === 'string' ? (readRight(right)?.level ?? right) : 'none';
  return <span>{words(`levels.${level}`, { _: level })}</span>;
};

export const useRoleMerge = (): MergeRules => {
  const pageName = usePageName();
  return {
    parts: { split, join },
    needed: ['name'],
    labelOf: (field) => {
      const permission = permissionIn(field);
      return pageName(permission) ?? permission;
    },
    shown: { permissions: Level },
  };
};
