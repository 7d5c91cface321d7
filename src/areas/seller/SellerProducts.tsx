import type { RaRecord } from 'ra-core';
import { PhotoCell } from '../../widgets/photo/PhotoCell';
import { RecordLink } from '../../widgets/record/RecordLink';
import { Instant } from '../../widgets/text/Instant';
import { Money } from '../../widgets/text/Money';
import { SellerLatest } from './SellerLatest';

const resource = 'product-list';

/** What is read of a product here; the area List Produk has the whole of it. */
type SellersProduct = RaRecord<string> & {
  name: string;
  images: string[];
  created_at: string;
  price: number;
  status: string;
};

/** The latest products of a seller, on its page. */
export const SellerProducts = ({ sellerId }: { sellerId: string }) => (
  <SellerLatest<SellersProduct> sellerId={sellerId} resource={resource} section="products">
    {(product) => (
      <>
        <PhotoCell
          picture={product.images[0]}
          first={
            <RecordLink resource={resource} id={product.id}>
              {product.name}
            </RecordLink>
          }
          second={<Instant value={product.created_at} />}
        />
        <Money value={product.price} />
      </>
    )}
  </SellerLatest>
);
