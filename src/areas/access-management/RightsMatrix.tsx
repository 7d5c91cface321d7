import { useTranslate } from 'ra-core';
import type { Access } from '../../authProvider/access';
import { type Level, levelOf, missingRights, withLevel } from '../../domain/grants';
import { useAreas } from '../../menu/MenuContext';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { RightBox } from './RightBox';
import './RightsMatrix.css';

type RightsMatrixProps = {
  rights: readonly string[];
  /** Left out, the matrix is only read. */
  onChange?: (rights: string[]) => void;
  /** What the role held before it was opened: the rows that differ are marked. */
  before?: readonly string[];
  /** What the person at the screen holds. */
  own?: Access;
  /** MANAGE_ rights that must stay, because nobody else active holds them. */
  sole?: readonly string[];
};

const none: readonly string[] = [];

/** The permission names of the menu × Lihat and Kelola. Kelola implies Lihat; nobody gives a right that they lack. */
export const RightsMatrix = ({
  rights,
  onChange,
  before = none,
  own = none,
  sole = none,
}: RightsMatrixProps) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const areas = useAreas();
  const isFree = (permission: string, from: Level, to: Level): boolean => {
    const isKept = from === 'manage' && sole.includes(`MANAGE_${permission}`);
    return !isKept && missingRights(own, withLevel(none, permission, to)).length === 0;
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
      mayView: level !== 'manage' && isFree(area.permission, level, viewTo),
      mayManage: isFree(area.permission, level, manageTo),
    };
  });

  /** Ticks every free box of a column, or clears it when all are ticked. */
  const column = (wanted: 'view' | 'manage') => {
    const free = rows.filter((row) => (wanted === 'view' ? row.mayView : row.mayManage));
    const isTicked = ({ level }: { level: Level }) =>
      wanted === 'view' ? level !== 'none' : level === 'manage';
    const isFull = free.length > 0 && free.every(isTicked);
    const to: Level = wanted === 'view' ? (isFull ? 'none' : 'view') : isFull ? 'view' : 'manage';
    return {
      checked: rows.every(isTicked),
      mixed: rows.some(isTicked) && !rows.every(isTicked),
      disabled: onChange === undefined || free.length === 0,
      onToggle: () => {
        onChange?.(
          free
            .filter((row) => isTicked(row) === isFull)
            .reduce((changed, { area }) => withLevel(changed, area.permission, to), [...rights]),
        );
      },
    };
  };
  const isReadOnly = onChange === undefined;

  return (
    <table className="rights-matrix" aria-label={words('matrix.label')}>
      <thead>
        <tr>
          <th scope="col">{words('matrix.page')}</th>
          {(['view', 'manage'] as const).map((level) => (
            <th key={level} scope="col">
              {isReadOnly ? (
                words(`matrix.${level}`)
              ) : (
                <RightBox label={words(`matrix.${level}All`)} {...column(level)}>
                  {words(`matrix.${level}`)}
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
                <span className="rights-page">
                  {Icon && <Icon aria-hidden="true" />}
                  {page}
                </span>
              </th>
              <td>
                <RightBox
                  label={words('matrix.viewOf', { page })}
                  hint={level === 'manage' ? words('matrix.implied') : undefined}
                  checked={level !== 'none'}
                  disabled={isReadOnly || !mayView}
                  onToggle={() => onChange?.(withLevel(rights, area.permission, viewTo))}
                />
              </td>
              <td>
                <RightBox
                  label={words('matrix.manageOf', { page })}
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
