import './BulkDialog.css';

/** How many records a run changed and how many it did not, in one line. All texts are translated. */
export const RunCounts = ({ counts }: { counts: readonly string[] }) => (
  <p role="status" className="bulk-counts">
    {counts.join(' · ')}
  </p>
);
