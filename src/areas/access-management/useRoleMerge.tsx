import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readRight, withoutImplied } from '../../domain/grants';
import type { Fields } from '../../domain/threeWay';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { usePageName } from './rightsText';
import { permissionIn, rightField } from './useRoleChangeWords';

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

/** The merge rules of a role: right by right, each named as in the menu. */
export const useRoleMerge = (): MergeRules => {
  const pageName = usePageName();
  return useMemo(
    () => ({
      parts: { split, join },
      needed: ['name'],
      labelOf: (field) => {
        const permission = permissionIn(field);
        return pageName(permission) ?? permission;
      },
      shown: { permissions: Level },
    }),
    [pageName],
  );
};
