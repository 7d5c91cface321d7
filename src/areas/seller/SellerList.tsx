import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useRecordContext } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { regionsQuery } from '../../dataProvider/regions';
import { CreateButton } from '../../list/CreateButton';
import { ExportButton } from '../../list/export/ExportButton';
import { choicesOf, wordedChoices } from '../../list/filter/filterChoices';
import type { SelectFilter } from '../../list/filter/listFilter';
import { declareList } from '../../list/ListPage';
import { DeleteButton, EditLink, RowActions } from '../../record/action/RowActions';
import { LinkButton } from '../../ui/LinkButton';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { StatusBadge } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import { RegisteredCard } from './registeredCard';
import { sellerSwitches } from './sellerEndpoints';
import { sellerResource, type SellerRow, sellerStateOf } from './sellerModel';

const DeletionWarning = partOnDemand(() => import('./summary/DeletionWarning'));

const SellerRowActions = () => {
  const seller = useRecordContext<SellerRow>();
  if (!seller) return null;
  return (
    <RowActions transitions={sellerSwitches} state={sellerStateOf(seller)}>
      <EditLink />
      <DeleteButton consequences={<DeletionWarning />} />
    </RowActions>
  );
};

const ImportButton = () => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  if (!useMay('create')) return null;
  return (
    <LinkButton
      to={`${createPath({ resource: sellerResource, type: 'list' })}/import`}
      variant="outlined"
      color="inherit"
      startIcon={<UploadIcon />}
    >
      {words('import')}
    </LinkButton>
  );
};

const useProvinces: SelectFilter['useChoices'] = () =>
  choicesOf(useQuery(regionsQuery('province')), ({ id, name }) => ({ value: id, label: name }));

/** The server chooses the order until the user sorts (specification §2, §3, §9). */
export default declareList<SellerRow>({
  /** Those that get-list-merchant accepts besides the search (reading 23). */
  filters: [
    { source: 'is_active', useChoices: wordedChoices([true, false], 'activity') },
    { source: 'province_id', label: 'province', useChoices: useProvinces },
  ],
  /** The server sorts by all columns (reading 23). */
  columns: [
    { source: 'storeName' },
    // The form calls it the full name.
    { source: 'fullName', label: 'resources.member-list/seller.fields.sellerName' },
    { source: 'phoneNumber' },
    { source: 'email', notOnPhones: true },
    { source: 'cityName', notOnPhones: true },
    { source: 'is_active', words: 'activity', show: ({ is_active }) => <StatusBadge active={is_active} /> },
  ],
  toolbar: (
    <>
      <ExportButton />
      <ImportButton />
      <CreateButton />
    </>
  ),
  rowActions: <SellerRowActions />,
  bulkActions: { transitions: sellerSwitches, stateOf: sellerStateOf },
  over: <RegisteredCard />,
});
