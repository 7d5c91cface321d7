import './PageKey.css';

/** A key that acts on the whole page, drawn as on a keyboard. Hidden where there is no keyboard, or no room. */
export const PageKey = ({ children }: { children: string }) => (
  <kbd className="page-key" aria-hidden="true">
    {children}
  </kbd>
);
