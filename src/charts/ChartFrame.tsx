import type { CSSProperties, ReactNode } from 'react';
import { ChartKey } from './ChartKey';
import type { Chart } from './chartKinds';
import './ChartFrame.css';

type ChartFrameProps = Pick<Chart, 'kind' | 'heads'> & {
  children: ReactNode;
  style?: CSSProperties;
  /** True if a click on a value filters. */
  isChoosable?: boolean;
  /** True in print: the frame takes the size of the drawing. */
  onPaper?: boolean;
};

/** A drawn chart with its legend, hidden from screen readers, which read its table. */
export const ChartFrame = (props: ChartFrameProps) => {
  const { kind, heads, children, style, isChoosable = false, onPaper = false } = props;
  const classes = ['chart', isChoosable && 'is-choosable', onPaper && 'is-on-paper'];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={style} aria-hidden="true">
      <div>{children}</div>
      <ChartKey kind={kind} heads={heads} />
    </div>
  );
};
