import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Children at most 300px below the viewport count as near. */
const rootMargin = '0px 0px 300px 0px';

/** Renders its children once they are near the viewport and `isReady` is true; until then a placeholder reserves their height. */
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
