import type { RaRecord } from 'ra-core';
import { PhotoCell } from '../../../form/photo/PhotoCell';
import { RecordLink } from '../../../record/RecordLink';
import { Instant } from '../../../ui/text/Instant';
import { Money } from '../../../ui/text/Money';
import { SellerLatest } from './SellerLatest';

const resource = 'product-list';

/** The fields of a product that are shown here; the area List Produk has the full record. */
type SellersProduct = RaRecord<string> & {
  name: string;
  images: string[];
  created_at: string;
  price: number;
  status: string;
};

/** The latest products of a seller on the seller's page. */
export const SellerProducts = ({ sellerId }: { sellerId: string }) => (
  <SellerLatest<SellersProduct> sellerId={sellerId} resource={resource} section="products">
    {(product) => (
      <>
        <PhotoCell
          wraps
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
