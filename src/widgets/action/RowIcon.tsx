import './RowIcon.css';

/** SVG paths for a stroke width of 1.5: a pencil, two sheets and a bin. */
const paths = {
  edit: 'M4.75 19.25l.9-3.9L15.9 5.1a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3L8.65 18.35zM14.25 6.75l3 3',
  duplicate: 'M8.75 8.75h10.5v10.5H8.75zM5.5 15.25h-.75V4.75h10.5v.75',
  delete: 'M4.75 7h14.5M9.75 7V4.75h4.5V7M6.75 7l.75 12.25h9L17.25 7M10.25 10.75v5M13.75 10.75v5',
};

/** The icon of an action in a row. Plain SVG, because a page of 100 rows has 200 icons. */
export const RowIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
