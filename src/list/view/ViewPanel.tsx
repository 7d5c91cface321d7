import { useStore } from 'ra-core';
import { useId } from 'react';
import { densityKey } from '../../dataProvider/storeKeys';
import { type AnchoredPanelProps, Panel } from '../../ui/Panel';
import { PanelChoice, PanelGroup } from '../../ui/PanelChoice';
import { CopyLink } from './CopyLink';
import { SavedViews } from './SavedViews';
import { useViewWords } from './useViewWords';
import './ViewPanel.css';

/** The row heights; undefined in the store means the roomy one. */
const densities = [undefined, 'compact'] as const;

/** The panel 'Tampilan' with row height, saved views and a link to the list. Changes apply immediately. */
const ViewPanel = ({ anchor, onClose }: AnchoredPanelProps) => {
  const { words } = useViewWords();
  const name = useId();
  const [density, setDensity] = useStore<'compact' | undefined>(densityKey);
  return (
    <Panel title={words('panel')} anchor={anchor} side="right" onClose={onClose}>
      <PanelGroup legend={words('density')} className="view-density">
        {densities.map((each) => (
          <PanelChoice
            key={each ?? 'roomy'}
            type="radio"
            name={name}
            checked={density === each}
            onChange={() => setDensity(each)}
          >
            {words(each ?? 'roomy')}
          </PanelChoice>
        ))}
      </PanelGroup>
      <SavedViews />
      <CopyLink />
    </Panel>
  );
};

export default ViewPanel;
