import { EditRecordButton } from '../../record/EditRecordButton';
import { ShowPage } from '../../record/ShowPage';
import { DetailLoaded } from './DetailLoaded';
import { SellerStatusButtons } from './SellerActions';
import { SellerDetail } from './SellerDetail';
import type { Seller } from './sellerRecord';

/** A seller to read. The buttons are shown only with MANAGE_. */
const SellerShow = () => (
  <ShowPage<Seller>
    readOnce
    hasColumns
    sentence={({ fullName }) => fullName || '–'}
    actions={
      <>
        <SellerStatusButtons />
        <EditRecordButton />
      </>
    }
  >
    {(seller) => (
      <>
        <DetailLoaded key={seller.id} />
        <SellerDetail seller={seller} />
      </>
    )}
  </ShowPage>
);

export default SellerShow;
