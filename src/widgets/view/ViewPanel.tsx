import { useStore } from 'ra-core';
import { useId } from 'react';
import { type AnchoredPanelProps, Panel } from '../feedback/Panel';
import { CopyLink } from './CopyLink';
import { SavedViews } from './SavedViews';
import { useViewWords } from './useViewWords';
import './ViewPanel.css';

/** The height of rows: an empty place in the store means the roomy one. */
const densities = [undefined, 'compact'] as const;

/** How a list looks for this person, the views that they have saved of it, and the link to it. A choice takes effect at once. */
const ViewPanel = ({ anchor, onClose }: AnchoredPanelProps) => {
  const { words } = useViewWords();
  const name = useId();
  const [density, setDensity] = useStore<'compact' | undefined>('density');
  return (
    <Panel title={words('panel')} anchor={anchor} side="right" onClose={onClose}>
      <fieldset className="panel-group view-density">
        <legend>{words('density')}</legend>
        {densities.map((each) => (
          <label key={each ?? 'roomy'} className="panel-choice">
            <input type="radio" name={name} checked={density === each} onChange={() => setDensity(each)} />
            {words(each ?? 'roomy')}
          </label>
        ))}
      </fieldset>
      <SavedViews />
      <CopyLink />
    </Panel>
  );
};

export default ViewPanel;
