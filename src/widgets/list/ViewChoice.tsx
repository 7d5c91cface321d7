import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useTranslate } from 'ra-core';
import { partOnDemand } from '../../onDemand/onDemand';
import { usePanel } from '../panel/usePanel';
import { TableTool } from './TableTool';

const ViewPanel = partOnDemand(() => import('../view/ViewPanel'));

/** The button 'Tampilan'; its panel has the row height, saved views and a link to the current list. */
export const ViewChoice = () => {
  const translate = useTranslate();
  const { anchor, wasOpened, trigger, close } = usePanel(ViewPanel);
  return (
    <>
      <TableTool {...trigger}>
        <TuneIcon />
        <span className="hidden-on-phones">{translate('widgets.list.view')}</span>
      </TableTool>
      {wasOpened && <ViewPanel anchor={anchor} onClose={close} />}
    </>
  );
};
