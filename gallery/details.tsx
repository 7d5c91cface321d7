import { RecordContextProvider } from 'ra-core';
import { DrawerHistory } from '../src/record/DrawerForm';
import { ReadField } from '../src/record/ReadField';
import { RecordSkeleton } from '../src/record/RecordColumns';
import { ActorLink, RecordLink, RelatedListLink } from '../src/record/RecordLink';
import { EditRecordButton } from '../src/record/ShowPage';
import { RecordHistory, Timeline } from '../src/record/Timeline';
import { ResourceSection } from '../src/ui/Section';
import { categoryHistory, products } from './data';
import { Frame } from './frame';

const Links = () => (
  <div className="gallery-row">
    <span>
      <ActorLink id="2" name="Sari Wulandari" />
    </span>
    <span>
      <ActorLink id={undefined} name="Batik Melati" />
    </span>
    <span>
      <RecordLink resource="member-list/seller" id="7">
        Batik Melati
      </RecordLink>
    </span>
    <span>
      <RelatedListLink resource="orders" filter={{ seller_id: '7' }}>
        12 pesanan
      </RelatedListLink>
    </span>
    <EditRecordButton />
    <EditRecordButton variant="outlined" />
  </div>
);

/** The parts of a record's page: links, fields, histories, and what is shown while the record is loading. */
export const Details = () => (
  <RecordContextProvider value={products[0]}>
    <Frame title="Links to other pages, the button to the form">
      <Links />
    </Frame>
    <Frame title="The same for those who may see neither" rights="none">
      <Links />
    </Frame>
    <Frame title="Sections with fields, one of them without a value">
      <ResourceSection section="product">
        <ReadField source="name" />
        <ReadField source="sku" />
        <ReadField source="status" type="state" />
        <ReadField source="created_at" type="instant" />
        <ReadField source="rating" />
        <ReadField source="description" wide />
      </ResourceSection>
      <ResourceSection section="review">
        <ReadField source="status" type="state" />
      </ResourceSection>
    </Frame>
    <Frame title="History" resource="make-category">
      <RecordHistory history={categoryHistory} />
    </Frame>
    <div className="gallery-columns">
      <Frame title="History below the form of a drawer" resource="make-category">
        <RecordContextProvider value={{ id: '1', history: categoryHistory }}>
          <DrawerHistory />
        </RecordContextProvider>
      </Frame>
      <Frame title="Empty history">
        <Timeline history={[]} />
      </Frame>
    </div>
    <Frame title="Loading: a form">
      <RecordSkeleton isForm />
    </Frame>
  </RecordContextProvider>
);
