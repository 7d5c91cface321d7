import { productOrder, productTransitions } from '../src/areas/product-list/productWire';
import { listParamsKey } from '../src/dataProvider/keys';
import { ActionBar } from '../src/record/action/ActionButton';
import { QueueBar } from '../src/record/queue/queueWalk';
import { ReadField } from '../src/record/ReadField';
import { BackLink } from '../src/record/RecordColumns';
import { ShowPage } from '../src/record/ShowPage';
import { ResourceSection } from '../src/ui/Section';
import { Frame } from './frame';

/** The list as it was left: filtered to the products that wait for a decision. */
const leftQueue = {
  [listParamsKey('product-list')]: {
    filter: { status: 'DITINJAU' },
    displayedFilters: {},
    sort: 'created_at',
    order: 'ASC',
    page: 1,
    perPage: 10,
  },
};

const notice = { id: '1', name: 'Kemeja Batik', text: 'Kemeja Batik disetujui dan tayang.' };

const Page = () => (
  <ShowPage usualOrder={productOrder} actions={<ActionBar transitions={productTransitions} />}>
    {() => (
      <ResourceSection section="product">
        <ReadField source="name" />
        <ReadField source="seller" />
      </ResourceSection>
    )}
  </ShowPage>
);

const page = { path: '/product-list/:id/show' } as const;

/** The way from one record to the next, in a list and in a queue, and its parts. */
export const Queues = () => (
  <>
    <Frame>
      <div className="gallery-row">
        <BackLink />
        <BackLink to="/product-list" label="Kembali ke toko" />
      </div>
    </Frame>
    <Frame title="What was decided: about another record, about this one">
      <QueueBar notice={notice} shownId="2" />
      <QueueBar notice={notice} shownId="1" />
    </Frame>
    <Frame title="In a list" {...page} at="/product-list/3/show">
      <Page />
    </Frame>
    <Frame title="In a queue: decide, or skip" {...page} at="/product-list/2/show" store={leftQueue}>
      <Page />
    </Frame>
  </>
);
