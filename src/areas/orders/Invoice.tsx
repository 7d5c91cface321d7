import { config } from '../../config';
import { AddressText } from '../../ui/text/AddressText';
import { Instant } from '../../ui/text/Instant';
import { Joined } from '../../ui/text/Joined';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { OrderItems } from './OrderItems';
import type { Order } from './orderWire';
import './Invoice.css';

/** The printed invoice of an order. */
export const Invoice = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { address } = order;
  const field = (source: string): string => words(`fields.${source}`);
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
