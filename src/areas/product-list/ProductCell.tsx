import { Photo } from '../../widgets/Photo';
import type { Product } from './productWire';
import './ProductCell.css';

/** Photo, name and SKU: what a product is known by. */
export const ProductCell = ({ product }: { product: Product }) => {
  const [image] = product.images;
  return (
    <span className="product-cell">
      {image === undefined ? (
        <span className="product-cell-photo" aria-hidden="true" />
      ) : (
        <Photo className="product-cell-photo" picture={image} alt="" />
      )}
      <span className="product-cell-words">
        <span className="product-cell-name">{product.name}</span>
        <span className="product-cell-sku">{product.sku}</span>
      </span>
    </span>
  );
};
