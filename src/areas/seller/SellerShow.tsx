import { EditRecordButton } from '../../widgets/record/EditRecordButton';
import { ShowPage } from '../../widgets/record/ShowPage';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { DetailLoaded } from './DetailLoaded';
import { SellerStatusButtons } from './SellerActions';
import { SellerDetail } from './SellerDetail';
import type { Seller } from './sellerRecord';

/** A seller to read. The buttons are shown only with MANAGE_. */
const SellerShow = () => {
  const words = useResourceWords();
  return (
    <ShowPage<Seller>
      readOnce
      hasColumns
      title={words('showTitle')}
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
};

export default SellerShow;
