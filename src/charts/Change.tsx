import { useTranslate } from 'ra-core';
import { changeOf } from '../domain/format/change';
import './Change.css';

type ChangeProps = {
  now: number;
  /** The earlier figure; null if there is none. */
  before: number | null;
  /** The earlier period, in words. */
  period: string;
  /** Whether an increase is good or bad news. Defaults to good. */
  increaseIs?: 'good' | 'bad';
};

const arrows = { up: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', down: 'M6 2v8M2.5 6.5 6 10l3.5-3.5' };

const percentOf = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** The change of a figure since an earlier period, in words and with an arrow; a good change is also green. */
export const Change = ({ now, before, period, increaseIs = 'good' }: ChangeProps) => {
  const translate = useTranslate();
  const { direction, percent } = changeOf(now, before ?? 0);
  if (before === null || direction === 'new')
    return <span>{translate('charts.change.new', { period })}</span>;
  const isGood = (direction === 'up') === (increaseIs === 'good');
  const tone = direction === 'same' ? '' : isGood ? ' is-good' : ' is-bad';
  return (
    <>
      <span className={`change${tone}`}>
        {direction !== 'same' && (
          <svg className="line-icon" viewBox="0 0 12 12" aria-hidden="true">
            <path d={arrows[direction]} />
          </svg>
        )}
        <span>{translate(`charts.change.${direction}`, { percent: percentOf.format(percent) })}</span>
      </span>{' '}
      <span>{translate('charts.change.against', { period })}</span>
    </>
  );
};
