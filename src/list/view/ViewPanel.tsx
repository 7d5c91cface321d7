import LinkIcon from '@mui/icons-material/LinkOutlined';
import { useListContext, useStore } from 'ra-core';
import { useContext, useId, useState } from 'react';
import { densityKey } from '../../dataProvider/keys';
import { listSearch } from '../../domain/format/listAddress';
import { Button } from '../../ui/Button';
import { RadioGroup } from '../../ui/field/Field';
import { commandKey } from '../../ui/pageKeys';
import { Panel, PanelField } from '../../ui/Panel';
import { useToday } from '../../ui/text/clock';
import { CopyField, copyText } from '../../ui/text/CopyButton';
import type { OpenedPanel } from '../../ui/usePanel';
import { ListContentsContext } from '../columns';
import { useFilterValues } from '../filter/listFilter';
import { SavedViews } from './SavedViews';
import { useViewWords, withoutPrivateSearch } from './views';
import './views.css';

/** It has page size and dates, because its reader may have another page size and another day. */
const CopyLink = () => {
  const { page, perPage, sort } = useListContext();
  const { linked } = useContext(ListContentsContext);
  const values = useFilterValues();
  const today = useToday();
  const { words, say } = useViewWords();
  const id = useId();
  const [isByHand, setByHand] = useState(false);

  const { filter, isPrivate } = withoutPrivateSearch(linked?.(values, today) ?? values);
  const address = `${location.origin}${location.pathname}${listSearch({ filter, sort, page, perPage })}`;

  const copy = async (button: HTMLElement): Promise<void> => {
    const isCopied = await copyText(address, button);
    setByHand(!isCopied);
    if (isCopied) say(isPrivate ? 'copiedWithoutSearch' : linked ? 'copiedWithDates' : 'copied');
  };

  return (
    <PanelField>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LinkIcon />}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        {words('copy')}
      </Button>
      {isByHand && (
        <>
          <label htmlFor={id} className="view-by-hand">
            {words('byHand', { key: commandKey() })}
          </label>
          <CopyField id={id} value={address} />
        </>
      )}
    </PanelField>
  );
};

/** Undefined in the store means the roomy one. */
const densities = [undefined, 'compact'] as const;

const ViewPanel = (panel: OpenedPanel) => {
  const { words } = useViewWords();
  const [density, setDensity] = useStore<'compact' | undefined>(densityKey);
  return (
    <Panel {...panel} title={words('panel')} side="right">
      <RadioGroup
        legend={words('density')}
        className="view-density"
        value={density}
        choices={densities.map((id) => ({ id, name: words(id ?? 'roomy') }))}
        onChange={setDensity}
      />
      <SavedViews />
      <CopyLink />
    </Panel>
  );
};

export default ViewPanel;
