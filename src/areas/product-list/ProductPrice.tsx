import { useTranslate } from 'ra-core';
import { Money } from '../../widgets/text/Money';
import { TwoLines } from '../../widgets/text/TwoLines';
import type { Product } from './productWire';

/** The price before the discount, and the discount under it where there is one. */
export const ProductPrice = ({ product: { price, discount } }: { product: Product }) => {
  const translate = useTranslate();
  if (discount === 0) return <Money value={price} />;
  return (
    <TwoLines
      first={<Money value={price} />}
      second={translate('resources.product-list.discounted', { discount })}
    />
  );
};
