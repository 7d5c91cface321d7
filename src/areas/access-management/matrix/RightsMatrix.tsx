import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { matrix } from '../../../../i18n/areas/access-management/matrix';
import type { Access } from '../../../authProvider/access';
import { type Level, levelOf, missingRights, withLevel } from '../../../domain/grants';
import { useAreas } from '../../../menu/visibleMenu';
import { useOwnWords } from '../../../ui/text/words';
import './RightsMatrix.css';

type RightBoxProps = {
  label: string;
  checked: boolean;
  disabled: boolean;
  mixed?: boolean;
  hint?: string | undefined;
  onToggle: () => void;
  children?: ReactNode;
};

const RightBox = ({ label, checked, disabled, mixed = false, hint, onToggle, children }: RightBoxProps) => (
  <label className="right-box row" title={hint}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      type="checkbox"
      // A refusal by the server is shown at the field of this name.
      name="permissions"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onToggle}
    />
    <span>{children}</span>
  </label>
);

type RightsMatrixProps = {
  rights: readonly string[];
  /** The matrix is read-only if undefined. */
  onChange?: (rights: string[]) => void;
  /** The rights of the stored role; rows that differ from it are marked. */
  before?: readonly string[];
  own?: Access;
  /** Rights of the stored role that cannot be removed, because nobody else could give them back. */
  sole?: readonly string[];
};

const none: readonly string[] = [];

/** Kelola implies Lihat, and users can change only rights that they hold. */
export const RightsMatrix = ({
  rights,
  onChange,
  before = none,
  own = none,
  sole = none,
}: RightsMatrixProps) => {
  const translate = useTranslate();
  const words = useOwnWords(matrix);
  const areas = useAreas();
  const mayChange = (permission: string, from: Level, to: Level): boolean => {
    const wanted = withLevel(none, permission, to);
    const kept = withLevel(none, permission, from).filter((right) => sole.includes(right));
    return missingRights(wanted, kept).length === 0 && missingRights(own, wanted).length === 0;
  };
  const rows = areas.map((area) => {
    const level = levelOf(rights, area.permission);
    const viewTo: Level = level === 'none' ? 'view' : 'none';
    const manageTo: Level = level === 'manage' ? 'view' : 'manage';
    return {
      area,
      level,
      viewTo,
      manageTo,
      mayView: level !== 'manage' && mayChange(area.permission, level, viewTo),
      mayManage: mayChange(area.permission, level, manageTo),
    };
  });

  /** The header box of a column ticks every enabled box, or clears them if all are ticked. */
  const column = (wanted: 'view' | 'manage') => {
    const changeable = rows.filter((row) => (wanted === 'view' ? row.mayView : row.mayManage));
    const isTicked = ({ level }: { level: Level }) =>
      wanted === 'view' ? level !== 'none' : level === 'manage';
    const isFull = changeable.length > 0 && changeable.every(isTicked);
    const to: Level = wanted === 'view' ? (isFull ? 'none' : 'view') : isFull ? 'view' : 'manage';
    return {
      checked: rows.every(isTicked),
      mixed: rows.some(isTicked) && !rows.every(isTicked),
      disabled: onChange === undefined || changeable.length === 0,
      onToggle: () => {
        onChange?.(
          changeable
            .filter((row) => isTicked(row) === isFull)
            .reduce((changed, { area }) => withLevel(changed, area.permission, to), [...rights]),
        );
      },
    };
  };
  const isReadOnly = onChange === undefined;

  return (
    <table className="rights-matrix small-table" aria-label={words('label')}>
      <thead>
        <tr>
          <th scope="col">{words('page')}</th>
          {(['view', 'manage'] as const).map((level) => (
            <th key={level} scope="col">
              {isReadOnly ? (
                words(level)
              ) : (
                <RightBox label={words(`${level}All`)} {...column(level)}>
                  {words(level)}
                </RightBox>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ area, level, viewTo, manageTo, mayView, mayManage }) => {
          const Icon = area.icon;
          const page = translate(`resources.${area.name}.name`);
          const isChanged = !isReadOnly && levelOf(before, area.permission) !== level;
          return (
            <tr key={area.name} data-changed={isChanged ? '' : undefined}>
              <th scope="row">
                <span className="rights-page icons-20 row">
                  {Icon && <Icon aria-hidden="true" />}
                  <span>{page}</span>
                </span>
              </th>
              <td>
                <RightBox
                  label={words('viewOf', { page })}
                  hint={level === 'manage' ? words('implied') : undefined}
                  checked={level !== 'none'}
                  disabled={isReadOnly || !mayView}
                  onToggle={() => onChange?.(withLevel(rights, area.permission, viewTo))}
                />
              </td>
              <td>
                <RightBox
                  label={words('manageOf', { page })}
                  checked={level === 'manage'}
                  disabled={isReadOnly || !mayManage}
                  onToggle={() => onChange?.(withLevel(rights, area.permission, manageTo))}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
