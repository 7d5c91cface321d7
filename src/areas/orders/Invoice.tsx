import { config } from '../../config';
import { groupedFigures } from '../../domain/format/rupiah';
import { Photo } from '../../form/photo/Photo';
import { FullWidth } from '../../form/Section';
import { AddressText, Instant, Joined, Money } from '../../ui/text/texts';
import { useFieldLabel, usePaymentMethodName, useResourceWords } from '../../ui/text/words';
import type { Order } from './orderWire';
import './orders.css';

const sums = ['subtotal', 'ongkir', 'biaya_layanan', 'diskon', 'total'] as const;

export const OrderItems = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const field = useFieldLabel();
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
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <span className="order-item row">
                <Photo className="order-item-picture frame" picture={item.image} alt="" />
                <span className="order-item-words column">
                  <span className="strong">{item.name}</span>
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
        ))}
      </tbody>
      <tfoot role="rowgroup">
        {sums.map((source) => (
          <tr key={source} role="row" className={source === 'total' ? 'order-sum is-total' : 'order-sum'}>
            <th role="rowheader" scope="row" colSpan={3}>
              {field(source)}
            </th>
            <td role="cell">
              <Money value={source === 'diskon' && order.diskon > 0 ? -order.diskon : order[source]} />
            </td>
          </tr>
        ))}
      </tfoot>
    </FullWidth>
  );
};

export const Invoice = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { address } = order;
  const field = useFieldLabel();
  return (
    <article className="invoice">
      <header>
        <div>
          <p className="invoice-product">{config().product}</p>
          <h1>{words('invoice.title')}</h1>
        </div>
        <dl>
          <dt>{field('invoice_no')}</dt>
          <dd>{order.invoice_no}</dd>
          <dt>{field('created_at')}</dt>
          <dd>
            <Instant value={order.created_at} />
          </dd>
          <dt>{field('payment_method')}</dt>
          <dd>{`${methodName(order.payment_method)} · ${words(`states.${order.payment_status}`)}`}</dd>
          <dt>{field('status')}</dt>
          <dd>{words(`states.${order.status}`)}</dd>
        </dl>
      </header>
      <dl className="invoice-parties">
        <div>
          <dt>{field('seller')}</dt>
          <dd>{order.seller}</dd>
        </div>
        <div>
          <dt>{field('buyer')}</dt>
          <dd>{order.buyer}</dd>
        </div>
        <div>
          <dt>{words('invoice.shipTo')}</dt>
          <dd>
            <Joined texts={[address.recipient, address.phone]} />
          </dd>
          <dd>
            <AddressText address={address} />
          </dd>
        </div>
        <div>
          <dt>{field('courier')}</dt>
          <dd>
            <Joined texts={[order.courier, order.no_resi ?? '']} />
          </dd>
        </div>
      </dl>
      <OrderItems order={order} />
      <p className="invoice-note">{words('invoice.note')}</p>
    </article>
  );
};
