import { ageOf } from '../../format/age';
import { writtenInstant } from '../../format/wibTime';
import { useNow } from '../../widgets/text/useNow';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import '../../widgets/text/figures.css';

type AgeTextProps = {
  /** The instant it began. */
  since: string;
  /** The instant it ended; left out or null, it goes on. */
  until?: string | null;
};

/** How long ago something began, or how long it lasted: `5 menit`, `3 jam`, `2 hari`. The tooltip shows when it began. */
export const AgeText = ({ since, until }: AgeTextProps) => {
  const words = useResourceWords();
  const now = useNow();
  const end = until ? Date.parse(until) : now;
  const age = ageOf(since, Math.max(end, Date.parse(since)));
  return (
    <span className="figures" title={writtenInstant(since)}>
      {age ? words(`age.${age.unit}`, { count: age.count }) : '–'}
    </span>
  );
};
