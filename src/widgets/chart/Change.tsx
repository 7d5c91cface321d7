import { useTranslate } from 'ra-core';
import { changeOf } from '../../format/change';

type ChangeProps = {
  now: number;
  /** Null where there was nothing. */
  before: number | null;
  /** What `before` was: a period in words. */
  period: string;
  more?: 'good' | 'bad';
};

const arrows = { up: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', down: 'M6 2v8M2.5 6.5 6 10l3.5-3.5' };

const percentOf = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** How far a figure has moved from what it was before: by word and arrow; what is good is green besides. */
export const Change = ({ now, before, period, more = 'good' }: ChangeProps) => {
  const translate = useTranslate();
  const { direction, percent } = changeOf(now, before ?? 0);
  if (before === null || direction === 'new')
    return <span>{translate('widgets.chart.change.new', { period })}</span>;
  const isGood = (direction === 'up') === (more === 'good');
  const tone = direction === 'same' ? '' : isGood ? ' is-good' : ' is-bad';
  return (
    <>
      <span className={`change${tone}`}>
        {direction !== 'same' && (
          <svg className="line-icon" viewBox="0 0 12 12" aria-hidden="true">
            <path d={arrows[direction]} />
          </svg>
        )}
        {translate(`widgets.chart.change.${direction}`, { percent: percentOf.format(percent) })}
      </span>{' '}
      <span>{translate('widgets.chart.change.against', { period })}</span>
    </>
  );
};
