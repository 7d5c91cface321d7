import { Money } from '../../ui/text/Money';
import { TwoLines } from '../../ui/text/TwoLines';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Product } from './productWire';

/** The price before the discount, with the discount below it if there is one. */
export const ProductPrice = ({ product: { price, discount } }: { product: Product }) => {
  const words = useResourceWords();
  if (!(discount > 0)) return <Money value={price} />;
  return <TwoLines first={<Money value={price} />} second={words('discounted', { discount })} />;
};
