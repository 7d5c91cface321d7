import './PageKey.css';

/** The keyboard shortcut of an action of the page. Hidden on devices without a keyboard and on small screens. */
export const PageKey = ({ children }: { children: string }) => (
  <kbd className="page-key" aria-hidden="true">
    {children}
  </kbd>
);
