import LinkIcon from '@mui/icons-material/LinkOutlined';
import { useListContext } from 'ra-core';
import { useContext, useId, useState } from 'react';
import { commandKey } from '../../domain/format/commandKey';
import { listSearch } from '../../domain/format/listAddress';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copyText';
import { PanelField } from '../../ui/PanelField';
import { CopyField } from '../../ui/text/CopyField';
import { useToday } from '../../ui/text/useToday';
import { useFilterValues } from '../filter/listFilter';
import { ListFiltersContext } from '../filter/listFiltersContext';
import { useViewWords } from './useViewWords';
import { withoutPrivateSearch } from './withoutPrivateSearch';

/**
 * The button 'Salin tautan', which copies the address of what the list shows. The address contains the page size and dates, because
 * another user may have another page size and open it on another day (docs/decisions/0090). A search for a NIK or an account number
 * is left out (docs/decisions/0048). If the browser refuses access to the clipboard, the address is shown in a field.
 */
export const CopyLink = () => {
  const { page, perPage, sort } = useListContext();
  const { linked } = useContext(ListFiltersContext);
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
