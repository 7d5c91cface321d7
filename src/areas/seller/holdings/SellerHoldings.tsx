import { type RaRecord, useGetList, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { holdings } from '../../../../i18n/areas/seller/holdings';
import { useMay } from '../../../authProvider/useMay';
import { salesResource } from '../../../dataProvider/salesFigures';
import { groupedFigures, rupiah } from '../../../domain/format/rupiah';
import { PhotoCell } from '../../../form/photo/Photo';
import { Detail, FullWidth } from '../../../form/Section';
import { ReadField } from '../../../record/ReadField';
import { RecordLink, RelatedListLink } from '../../../record/RecordLink';
import { FailedPart, UnofferedPart } from '../../../ui/Part';
import { Instant, Money, StateBadge } from '../../../ui/text/texts';
import { useOwnWords, useResourceWords } from '../../../ui/text/words';
import { Spinner } from '../../../ui/Waiting';
import { useSellerSummary } from '../sellerEndpoints';
import type { SellerRow } from '../sellerModel';

/** Said before the seller is deleted. */
const SellerHoldings = () => {
  const seller = useRecordContext<SellerRow>();
  const { data, isPending } = useSellerSummary(seller?.id ?? '');
  const words = useOwnWords(holdings);
  if (isPending) return <Spinner label={words('loading')} />;
  // A figure that cannot be read must not count as nothing.
  if (!data || Object.values(data).some(Number.isNaN)) return <p role="status">{words('failed')}</p>;
  const { products, open_orders, waiting_top_ups, balance } = data;
  const isObstacle = open_orders > 0 || waiting_top_ups > 0 || balance !== 0;
  if (products === 0 && !isObstacle) return <p role="status">{words('none')}</p>;
  return (
    <div role="status">
      <p>{words('some')}</p>
      <ul>
        {products > 0 && <li>{words('products', { count: products })}</li>}
        {open_orders > 0 && <li>{words('openOrders', { count: open_orders })}</li>}
        {waiting_top_ups > 0 && <li>{words('topUps', { count: waiting_top_ups })}</li>}
        {balance !== 0 && <li>{words('balance', { amount: rupiah(balance) })}</li>}
      </ul>
      {isObstacle && <p>{words('advice')}</p>}
    </div>
  );
};

export const SellerFigures = ({ sellerId }: { sellerId: string }) => {
  const words = useResourceWords();
  const holdingWords = useOwnWords(holdings);
  const { data, isPending, refetch } = useSellerSummary(sellerId);
  const maySeeReport = useMay('list', salesResource);
  if (isPending) return <Spinner quiet />;
  if (!data) {
    return (
      <FullWidth>
        {data === null ? (
          <UnofferedPart call="summary" />
        ) : (
          <FailedPart retry={refetch}>{holdingWords('failed')}</FailedPart>
        )}
      </FullWidth>
    );
  }
  const filter = { seller_id: sellerId };
  return (
    <>
      <ReadField source="products">
        <RelatedListLink resource="product-list" filter={filter}>
          {groupedFigures(data.products)}
        </RelatedListLink>
      </ReadField>
      <ReadField source="openOrders">
        <RelatedListLink resource="orders" filter={filter}>
          {groupedFigures(data.open_orders)}
        </RelatedListLink>
      </ReadField>
      <ReadField source="balance">{rupiah(data.balance)}</ReadField>
      {maySeeReport && (
        <ReadField source="sales">
          <RelatedListLink resource={salesResource} filter={{ store_id: sellerId }}>
            {words('report')}
          </RelatedListLink>
        </ReadField>
      )}
    </>
  );
};

type OrderOfSeller = RaRecord<string> & {
  invoice_no: string;
  created_at: string;
  buyer: string;
  total: number;
  status: string;
};

export const SellerOrders = ({ sellerId }: { sellerId: string }) => (
  <SellerLatest<OrderOfSeller> sellerId={sellerId} resource="orders" section="orders">
    {({ id, invoice_no, created_at, buyer, total }) => (
      <>
        <span>
          <RecordLink resource="orders" id={id}>
            {invoice_no}
          </RecordLink>
          <small>
            <Instant value={created_at} /> <span>{`· ${buyer}`}</span>
          </small>
        </span>
        <Money value={total} />
      </>
    )}
  </SellerLatest>
);

type ProductOfSeller = RaRecord<string> & {
  name: string;
  images: string[];
  created_at: string;
  price: number;
  status: string;
};

export const SellerProducts = ({ sellerId }: { sellerId: string }) => (
  <SellerLatest<ProductOfSeller> sellerId={sellerId} resource="product-list" section="products">
    {({ id, name, images, created_at, price }) => (
      <>
        <PhotoCell
          wraps
          picture={images[0]}
          first={
            <RecordLink resource="product-list" id={id}>
              {name}
            </RecordLink>
          }
          second={<Instant value={created_at} />}
        />
        <Money value={price} />
      </>
    )}
  </SellerLatest>
);

type Latest = RaRecord<string> & { status: string };

type SellerLatestProps<T> = {
  sellerId: string;
  /** The area whose list accepts the filter `seller_id`. */
  resource: string;
  /** Name of the section and prefix of its messages: `<section>.none`, `.failed` and `.all`. */
  section: string;
  children: (record: T) => ReactNode;
};

const SellerLatest = <T extends Latest>(props: SellerLatestProps<T>) =>
  useMay('list', props.resource) && (
    <Detail section={props.section} readOnly>
      <FullWidth>
        <LatestList {...props} />
      </FullWidth>
    </Detail>
  );

const LatestList = <T extends Latest>({ sellerId, resource, section, children }: SellerLatestProps<T>) => {
  const words = useResourceWords();
  const filter = { seller_id: sellerId };
  const { data, isPending, refetch } = useGetList<T>(resource, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'created_at', order: 'DESC' },
    filter,
  });
  if (isPending) return <Spinner quiet />;
  if (!data) return <FailedPart retry={refetch}>{words(`${section}.failed`)}</FailedPart>;
  if (data.length === 0) return <p>{words(`${section}.none`)}</p>;
  return (
    <>
      <ul className={`seller-latest is-${section}`}>
        {data.map((record) => (
          <li key={record.id}>
            {children(record)}
            <StateBadge state={record.status} resource={resource} />
          </li>
        ))}
      </ul>
      <RelatedListLink resource={resource} filter={filter}>
        {words(`${section}.all`)}
      </RelatedListLink>
    </>
  );
};

export default SellerHoldings;
