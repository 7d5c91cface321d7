import type { SVGProps } from 'react';

/** A function, because a page of 100 rows has 200 icons. The path is drawn in a square of `box`. */
export const lineIcon = (path: string, box: number, props?: SVGProps<SVGSVGElement>) => (
  <svg className="line-icon" viewBox={`0 0 ${box} ${box}`} aria-hidden="true" {...props}>
    <path d={path} />
  </svg>
);
