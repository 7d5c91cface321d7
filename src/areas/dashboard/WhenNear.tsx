import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something counts as near. */
const rootMargin = '0px 0px 300px 0px';

/** Renders its children when they come near the window, and not before `isReady`; until then it keeps their room. */
export const WhenNear = ({ isReady, children }: { isReady: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isReady || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReady]);
  return isNear ? children : <div ref={place} className="dashboard-later" />;
};
