import { useExpiry } from './useExpiry';
import '../../widgets/text/StatusBadge.css';
import '../../widgets/text/StateBadge.css';

/** Whether a document that ends on a date (`YYYY-MM-DD`) is valid today, in words, shape and colour. */
export const ExpiryBadge = ({ expiry }: { expiry: string }) => {
  const { words, tone } = useExpiry()(expiry);
  return <span className={`status-badge state-badge is-${tone}`}>{words}</span>;
};
