import type { ComponentProps } from 'react';
import './action.css';

/** Arrows that move a row, as SVG paths for a stroke width of 1.5. */
export const arrows = { up: 'M12 19V5.5M6 11l6-6 6 6', down: 'M12 5v13.5M6 13l6 6 6-6' };

export type Direction = keyof typeof arrows;

/** The pencil and the bin of almost every row, as SVG paths for a stroke width of 1.5. */
export const rowIcons = {
  edit: 'M4.75 19.25l.9-3.9L15.9 5.1a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3L8.65 18.35zM14.25 6.75l3 3',
  delete: 'M4.75 7h14.5M9.75 7V4.75h4.5V7M6.75 7l.75 12.25h9L17.25 7M10.25 10.75v5M13.75 10.75v5',
};

type Icon = {
  /** An SVG path for a stroke width of 1.5. */
  icon: string;
  /** The accessible name, already translated; also the tooltip, unless `title` says more. */
  label: string;
};

/** Plain SVG, because a page of 100 rows has 200 icons. */
const picture = (icon: string) => (
  <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={icon} />
  </svg>
);

/** An action of a row as an icon. */
export const RowIconButton = ({ icon, label, className = '', ...props }: Icon & ComponentProps<'button'>) => (
  <button
    type="button"
    className={`row-action icon-tool icons-20 ring-close ${className}`}
    aria-label={label}
    title={label}
    {...props}
  >
    {picture(icon)}
  </button>
);

/**
 * An icon of a row that leads to another page of the application. It is a plain link, which the table opens (`useRowLink`),
 * because a link of react-router is rendered again whenever the address changes, and a page of 100 rows has 100 of them.
 */
export const RowIconLink = ({ icon, label, href }: Icon & { href: string }) => (
  <a href={href} className="row-action icon-tool icons-20 ring-close" aria-label={label} title={label}>
    {picture(icon)}
  </a>
);
