import { useNotify, useResourceContext } from 'ra-core';
import { logReveal } from '../../dataProvider/history/activity';
import { Detail } from '../../record/Detail';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { ReadField } from '../../record/ReadField';
import { RecordColumns } from '../../record/RecordColumns';
import { SecretText } from '../../ui/text/SecretText';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { SellerOrders } from './holdings/SellerOrders';
import { SellerProducts } from './holdings/SellerProducts';
import { SellerFacts } from './SellerFacts';
import { SellerHistory } from './SellerHistory';
import { SellerPhotos } from './SellerPhotos';
import type { Seller } from './sellerRecord';
import { merchantNotesPath } from './sellerWire';
import './inputs/SellerInputs.css';

/** All data of a seller, read-only, in the sections of the form. */
export const SellerDetail = ({ seller }: { seller: Seller }) => {
  const fieldLabel = useFieldLabel();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  // Logs a reveal: the detail already contains the numbers (§3), so that a reveal sends no other request.
  const logLook = (field: string) => {
    const line = { area: resource, record_id: seller.id, fields: [field] };
    logReveal(line).catch(() => notify('errors.unlogged', { type: 'error' }));
  };
  const secret = (source: 'nikNumber' | 'account_number') => (
    <ReadField source={source}>
      {seller[source] && (
        <SecretText value={seller[source]} label={fieldLabel(source)} onReveal={() => logLook(source)} />
      )}
    </ReadField>
  );
  const region = (source: 'province' | 'city' | 'districts' | 'urbanVillage') => (
    <ReadField source={source}>{seller[source]?.name}</ReadField>
  );
  const history = (
    <>
      <RecordNotes address={merchantNotesPath(seller.id)} />
      <SellerHistory seller={seller} />
    </>
  );
  return (
    <RecordColumns facts={<SellerFacts seller={seller} />} history={history}>
      <Detail section="identity" readOnly>
        <ReadField source="fullName" />
        {secret('nikNumber')}
      </Detail>
      <Detail section="home" readOnly>
        {region('province')}
        {region('city')}
        {region('districts')}
        {region('urbanVillage')}
        <ReadField source="address" wide />
        <div className="seller-neighbourhood">
          <ReadField source="rt" />
          <ReadField source="rw" />
        </div>
        <ReadField source="postal_code" />
      </Detail>
      <Detail section="store" readOnly>
        <ReadField source="storeName" />
        <ReadField source="storeSlug" />
        <ReadField source="storeAddress" wide />
        <ReadField source="storeDesc" wide />
      </Detail>
      <Detail section="bank" readOnly>
        <ReadField source="bank_name" />
        {secret('account_number')}
        <ReadField source="account_ownership" />
      </Detail>
      <Detail section="photos" readOnly>
        <SellerPhotos seller={seller} />
      </Detail>
      <SellerOrders sellerId={seller.id} />
      <SellerProducts sellerId={seller.id} />
    </RecordColumns>
  );
};
