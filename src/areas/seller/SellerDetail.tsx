import { RecordNotes } from '../../widgets/notes/RecordNotes';
import { ReadField } from '../../widgets/record/ReadField';
import { RecordColumns } from '../../widgets/record/RecordColumns';
import { SecretText } from '../../widgets/text/SecretText';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import { SellerFacts } from './SellerFacts';
import { SellerHistory } from './SellerHistory';
import { SellerOrders } from './SellerOrders';
import { SellerPhotos } from './SellerPhotos';
import type { Seller } from './sellerRecord';
import { SellerSection } from './SellerSection';
import { merchantNotesPath } from './sellerWire';
import './inputs/SellerInputs.css';

/** The fields that hold plain text. */
type TextField = {
  [Field in keyof Seller]: Seller[Field] extends string ? Field : never;
}[keyof Seller];

/** Everything that is known of a seller, to read, in the sections of the form. */
export const SellerDetail = ({ seller }: { seller: Seller }) => {
  const fieldLabel = useFieldLabel();
  const secret = (source: 'nikNumber' | 'account_number') => (
    <ReadField source={source}>
      {seller[source] && <SecretText value={seller[source]} label={fieldLabel(source)} />}
    </ReadField>
  );
  const text = (source: TextField, wide = false) => (
    <ReadField source={source} wide={wide}>
      {seller[source]}
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
      <SellerSection name="identity" readOnly>
        {text('fullName')}
        {secret('nikNumber')}
      </SellerSection>
      <SellerSection name="home" readOnly>
        {region('province')}
        {region('city')}
        {region('districts')}
        {region('urbanVillage')}
        {text('address', true)}
        <div className="seller-neighbourhood">
          {text('rt')}
          {text('rw')}
        </div>
        {text('postal_code')}
      </SellerSection>
      <SellerSection name="store" readOnly>
        {text('storeName')}
        {text('storeSlug')}
        {text('storeAddress', true)}
        {text('storeDesc', true)}
      </SellerSection>
      <SellerSection name="bank" readOnly>
        {text('bank_name')}
        {secret('account_number')}
        {text('account_ownership')}
      </SellerSection>
      <SellerSection name="photos" readOnly>
        <SellerPhotos seller={seller} />
      </SellerSection>
      <SellerOrders sellerId={seller.id} />
    </RecordColumns>
  );
};
