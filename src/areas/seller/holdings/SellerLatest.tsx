import { type RaRecord, useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { useMay } from '../../../authProvider/useMay';
import { FullWidth } from '../../../form/FullWidth';
import { Detail } from '../../../record/Detail';
import { RelatedListLink } from '../../../record/RelatedListLink';
import { FailedPart } from '../../../ui/FailedPart';
import { Spinner } from '../../../ui/Spinner';
import { StateBadge } from '../../../ui/text/StateBadge';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import './SellerLatest.css';

/** The field that records of all these areas have. */
type Latest = RaRecord<string> & { status: string };

type SellerLatestProps<T> = {
  sellerId: string;
  /** The area whose list accepts the filter `seller_id`. */
  resource: string;
  /** Name of the section and prefix of its messages: `<section>.none`, `.failed` and `.all`. */
  section: string;
  /** The content of a row before its state: the record's name and amount. */
  children: (record: T) => ReactNode;
};

/** The latest five records of a seller in another area; shown only with the right to view that area. */
export const SellerLatest = <T extends Latest>(props: SellerLatestProps<T>) =>
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
