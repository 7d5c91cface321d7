import { useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { groupedFigures } from '../domain/format/rupiah';
import { lineIcon } from './lineIcon';
import { Optional } from './Part';
import './Tabs.css';

/** Without tabs it reserves their height. */
export const TabLine = ({ isWaiting = false, children }: { isWaiting?: boolean; children?: ReactNode }) => (
  <div className={isWaiting ? 'tab-line is-waiting' : 'tab-line'}>{children}</div>
);

type StripTabProps = {
  isPressed: boolean;
  onPress: () => void;
  count?: number | undefined;
  children: ReactNode;
};

export const StripTab = ({ isPressed, onPress, count, children }: StripTabProps) => {
  const translate = useTranslate();
  return (
    <button type="button" className="strip-tab row ring-inside" aria-pressed={isPressed} onClick={onPress}>
      {children}
      {count !== undefined && (
        <Optional>
          {' '}
          <span className="strip-tab-count" aria-hidden="true">
            {groupedFigures(count)}
          </span>
          <span className="visually-hidden">{translate('filter.tabs.count', { count })}</span>
        </Optional>
      )}
    </button>
  );
};

type ScrollStripProps = {
  label: string;
  /** When it changes, the last pressed button scrolls into view. */
  chosen: unknown;
  children: ReactNode;
};

/** Pixels at each end that an arrow covers (Tabs.css). */
const arrowSpace = 44;

const arrows = { before: 'm10 4-4 4 4 4', after: 'm6 4 4 4-4 4' };

/** It has arrows for the mouse. Keyboards need none: the browser scrolls a focused button into view. */
export const ScrollStrip = ({ label, chosen, children }: ScrollStripProps) => {
  const strip = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  const measure = useCallback((): void => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    // One pixel of tolerance, because scroll positions are fractional on scaled screens.
    const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
    setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
  }, []);

  const reveal = useCallback((): void => {
    const pressed = row.current?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? [];
    const button = [...pressed].at(-1);
    if (!strip.current || !button) return;
    const { scrollLeft, clientWidth } = strip.current;
    const start = Math.max(button.offsetLeft - arrowSpace, 0);
    const end = button.offsetLeft + button.offsetWidth + arrowSpace;
    if (start < scrollLeft) strip.current.scrollLeft = start;
    else if (end > scrollLeft + clientWidth) strip.current.scrollLeft = end - clientWidth;
  }, []);

  useEffect(reveal, [reveal, chosen]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      measure();
      reveal();
    });
    for (const { current } of [strip, row]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [measure, reveal]);

  const arrow = (end: keyof typeof arrows) =>
    more[end] && (
      <button
        type="button"
        className={`scroll-strip-arrow icon-tool icons-16 is-${end}`}
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => {
          if (strip.current)
            strip.current.scrollLeft += strip.current.clientWidth * (end === 'after' ? 0.6 : -0.6);
        }}
      >
        {lineIcon(arrows[end], 16)}
      </button>
    );

  return (
    <div className="scroll-strip" role="group" aria-label={label}>
      <div ref={strip} className="scroll-strip-window" onScroll={measure}>
        <div ref={row} className="scroll-strip-row row">
          {children}
        </div>
      </div>
      {arrow('before')}
      {arrow('after')}
    </div>
  );
};
