import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { matrix } from '../../../../i18n/areas/access-management/rights';
import type { Access } from '../../../authProvider/access';
import { type Level, levelOf, missingRights, withLevel } from '../../../domain/grants';
import { useAreas } from '../../../menu/area';
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
  before?: readonly string[] | undefined;
  own?: Access;
  /** Rights of the stored role that cannot be removed, because nobody else could give them back. */
  sole?: readonly string[];
};

const none: readonly string[] = [];

const columns = ['view', 'manage'] as const;
type Column = (typeof columns)[number];

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
  const isReadOnly = onChange === undefined;

  const rows = useAreas().map((area) => {
    const { permission } = area;
    const level = levelOf(rights, permission);
    const box = (checked: boolean, to: Level) => {
      const wanted = withLevel(none, permission, to);
      const kept = withLevel(none, permission, level).filter((right) => sole.includes(right));
      const mayChange =
        !isReadOnly && missingRights(wanted, kept).length === 0 && missingRights(own, wanted).length === 0;
      return { checked, to, mayChange };
    };
    const view = box(level !== 'none', level === 'none' ? 'view' : 'none');
    const manage = box(level === 'manage', level === 'manage' ? 'view' : 'manage');
    return { area, level, view: { ...view, mayChange: view.mayChange && !manage.checked }, manage };
  });
  const toggle = (changed: typeof rows, column: Column): void =>
    onChange?.(
      changed.reduce((all, row) => withLevel(all, row.area.permission, row[column].to), [...rights]),
    );

  /** The header box of a column ticks every enabled box, or clears them if all are ticked. */
  const whole = (column: Column) => {
    const changeable = rows.filter((row) => row[column].mayChange);
    const isFull = changeable.every((row) => row[column].checked);
    const checked = rows.every((row) => row[column].checked);
    return {
      checked,
      mixed: !checked && rows.some((row) => row[column].checked),
      disabled: changeable.length === 0,
      onToggle: () =>
        toggle(
          changeable.filter((row) => row[column].checked === isFull),
          column,
        ),
    };
  };

  return (
    <table className="rights-matrix small-table" aria-label={words('label')}>
      <thead>
        <tr>
          <th scope="col">{words('page')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {isReadOnly ? (
                words(column)
              ) : (
                <RightBox label={words(`${column}All`)} {...whole(column)}>
                  {words(column)}
                </RightBox>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { area, level } = row;
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
              {columns.map((column) => (
                <td key={column}>
                  <RightBox
                    label={words(`${column}Of`, { page })}
                    hint={column === 'view' && level === 'manage' ? words('implied') : undefined}
                    checked={row[column].checked}
                    disabled={!row[column].mayChange}
                    onToggle={() => toggle([row], column)}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
