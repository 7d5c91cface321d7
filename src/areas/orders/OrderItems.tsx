import { groupedFigures } from '../../domain/format/rupiah';
import { FullWidth } from '../../form/FullWidth';
import { Photo } from '../../form/photo/Photo';
import { Money } from '../../ui/text/Money';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Order, OrderItem } from './orderWire';
import './OrderItems.css';

const Item = ({ item }: { item: OrderItem }) => {
  const words = useResourceWords();
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className="order-item">
          <Photo className="order-item-picture" picture={item.image} alt="" />
          <span className="order-item-words">
            <span className="order-item-name">{item.name}</span>
            <span className="hint">
              {words('items.more', { sku: item.sku || '–', weight: item.weight_gram })}
            </span>
          </span>
        </span>
      </th>
      <td role="cell">
        <Money value={item.price} />
      </td>
      <td role="cell" className="order-item-quantity">
        {groupedFigures(item.quantity)}
      </td>
      <td role="cell">
        <Money value={item.subtotal} />
      </td>
    </tr>
  );
};

/** The table of ordered items and the sums that make up the total. On a phone, each item is a block. */
export const OrderItems = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const field = (source: string): string => words(`fields.${source}`);
  const sum = (source: 'subtotal' | 'ongkir' | 'biaya_layanan' | 'diskon' | 'total') => (
    <tr role="row" className={source === 'total' ? 'order-sum is-total' : 'order-sum'}>
      <th role="rowheader" scope="row" colSpan={3}>
        {field(source)}
      </th>
      <td role="cell">
        <Money value={source === 'diskon' && order.diskon > 0 ? -order.diskon : order[source]} />
      </td>
    </tr>
  );
  return (
    <FullWidth as="table" role="table" className="order-items" aria-label={field('items')}>
      <thead role="rowgroup" className="hidden-on-phones">
        <tr role="row">
          {['name', 'price', 'quantity', 'subtotal'].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {words(`items.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {order.items.map((item, index) => (
          // Two lines may be of one product.
          <Item key={index} item={item} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        {sum('subtotal')}
        {sum('ongkir')}
        {sum('biaya_layanan')}
        {sum('diskon')}
        {sum('total')}
      </tfoot>
    </FullWidth>
  );
};
