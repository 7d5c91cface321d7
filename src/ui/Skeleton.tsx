import './Skeleton.css';

/** A grey bar in the place of something that is still loading; the class gives its size. For the eye only. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={`skeleton ${className}`} aria-hidden="true" />
);
