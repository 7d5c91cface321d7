import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useTranslate } from 'ra-core';
import { partOnDemand } from '../ui/onDemand/onDemand';
import { usePanel } from '../ui/usePanel';
import { TableTool } from './TableTool';

const ViewPanel = partOnDemand(() => import('./view/ViewPanel'));

/** The button 'Tampilan'; its panel has the row height, saved views and a link to the current list. */
export const ViewChoice = () => {
  const translate = useTranslate();
  const { anchor, wasOpened, trigger, close } = usePanel(ViewPanel);
  return (
    <>
      <TableTool {...trigger}>
        <TuneIcon />
        <span className="hidden-on-phones">{translate('list.view')}</span>
      </TableTool>
      {wasOpened && <ViewPanel anchor={anchor} onClose={close} />}
    </>
  );
};
