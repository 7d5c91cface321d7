import { type RaRecord, useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../../authProvider/useMay';
import { PhotoCell } from '../../form/photo/Photo';
import { RecordLink, RelatedListLink } from '../../record/RecordLink';
import { FailedPart } from '../../ui/Part';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { Instant, Money, StateBadge } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import { Spinner } from '../../ui/Waiting';

type Latest = RaRecord<string> & { created_at: string; status: string };

type OrderOfSeller = Latest & { invoice_no: string; buyer: string; total: number };

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

type ProductOfSeller = Latest & { name: string; images: string[]; price: number };

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
    <ResourceSection section={props.section}>
      <FullWidth>
        <LatestList {...props} />
      </FullWidth>
    </ResourceSection>
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
