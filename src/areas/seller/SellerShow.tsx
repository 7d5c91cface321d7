import { useNotify, useShowContext, useTranslate } from 'ra-core';
import { sellerSummary } from '../../../i18n/areas/seller/summary';
import { useMay } from '../../authProvider/useMay';
import { logActivity } from '../../dataProvider/history/activity';
import { isLeftOut, isUnoffered } from '../../dataProvider/optionalCalls';
import { salesResource } from '../../dataProvider/salesFigures';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { writtenInstant } from '../../domain/format/wibTime';
import { ActionButton } from '../../record/action/ActionButton';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { ReadField } from '../../record/ReadField';
import { RecordColumns } from '../../record/RecordColumns';
import { RelatedListLink } from '../../record/RecordLink';
import { EditRecordButton, ShowPage } from '../../record/ShowPage';
import { Timeline } from '../../record/Timeline';
import { TextLink } from '../../ui/LinkButton';
import { FailedPart, UnofferedPart } from '../../ui/Part';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { CopyButton } from '../../ui/text/CopyButton';
import { SecretText } from '../../ui/text/SecretText';
import { StatusBadge } from '../../ui/text/texts';
import { useFieldLabel, useOwnWords, useResourceWords } from '../../ui/text/words';
import { Spinner } from '../../ui/Waiting';
import { DetailLoaded } from './DetailLoaded';
import { sellerSwitches, useSellerHistory, useSellerSummary } from './sellerEndpoints';
import { SellerOrders, SellerProducts } from './SellerLatest';
import { formField, regionFields, type Seller, sellerResource, sellerStateOf } from './sellerModel';
import { SellerPhotos } from './SellerPhotos';
import { merchantNotesPath } from './sellerWire';
import './Seller.css';

/** The seller is refetched when the dialog closes, whatever the result. */
const SellerStatusButtons = ({ seller }: { seller: Seller }) => {
  const { refetch } = useShowContext();
  return Object.entries(sellerSwitches).map(([action, transition]) => (
    <ActionButton
      key={action}
      action={action}
      transition={transition}
      state={sellerStateOf(seller)}
      onClosed={() => void refetch()}
    />
  ));
};

const SellerShow = () => (
  <ShowPage<Seller>
    readOnce
    hasColumns
    sentence={({ fullName }) => fullName || '–'}
    actions={(seller) => (
      <>
        <SellerStatusButtons seller={seller} />
        <EditRecordButton />
      </>
    )}
  >
    {(seller) => <SellerDetail seller={seller} />}
  </ShowPage>
);

const SellerDetail = ({ seller }: { seller: Seller }) => {
  const fieldLabel = useFieldLabel();
  const notify = useNotify();
  // Logs a reveal: the detail already contains the numbers (§3), so that a reveal sends no other request.
  const logLook = (field: string) => {
    const line = { area: sellerResource, record_id: seller.id, fields: [field] };
    logActivity({ action: 'reveal', ...line }).catch(() => notify('errors.unlogged', { type: 'error' }));
  };
  const secret = (source: 'nikNumber' | 'account_number') => (
    <ReadField source={source}>
      {seller[source] && (
        <SecretText value={seller[source]} label={fieldLabel(source)} onReveal={() => logLook(source)} />
      )}
    </ReadField>
  );
  const history = (
    <>
      <RecordNotes address={merchantNotesPath(seller.id)} />
      <SellerHistory seller={seller} />
    </>
  );
  return (
    <RecordColumns facts={<SellerFacts seller={seller} />} history={history}>
      <DetailLoaded />
      <ResourceSection section="identity" readOnly>
        <ReadField source="fullName" />
        {secret('nikNumber')}
      </ResourceSection>
      <ResourceSection section="home" readOnly>
        {regionFields.map((source) => (
          <ReadField key={source} source={source}>
            {seller[source]?.name}
          </ReadField>
        ))}
        <ReadField source="address" wide />
        <div className="seller-neighbourhood stack">
          <ReadField source="rt" />
          <ReadField source="rw" />
        </div>
        <ReadField source="postal_code" />
      </ResourceSection>
      <ResourceSection section="store" readOnly>
        <ReadField source="storeName" />
        <ReadField source="storeSlug" />
        <ReadField source="storeAddress" wide />
        <ReadField source="storeDesc" wide />
      </ResourceSection>
      <ResourceSection section="bank" readOnly>
        <ReadField source="bank_name" />
        {secret('account_number')}
        <ReadField source="account_ownership" />
      </ResourceSection>
      <ResourceSection section="photos" readOnly>
        <SellerPhotos seller={seller} />
      </ResourceSection>
      <SellerOrders sellerId={seller.id} />
      <SellerProducts sellerId={seller.id} />
    </RecordColumns>
  );
};

/** What WhatsApp accepts: country code and digits only. */
const internationalNumber = /^[1-9]\d{7,14}$/;

/** What staff need first on a call. */
const SellerFacts = ({ seller }: { seller: Seller }) => {
  const words = useResourceWords();
  const { phoneNumber, email } = seller;
  return (
    <>
      <ResourceSection section="status" readOnly>
        <ReadField source="is_active">
          <StatusBadge active={seller.is_active} />
        </ReadField>
        <ReadField source="username" />
        <StatusChangedBy seller={seller} />
      </ResourceSection>
      <ResourceSection section="contact">
        <ReadField source="phoneNumber" wide>
          {phoneNumber && (
            <>
              <span>{phoneNumber}</span> <CopyButton value={phoneNumber} label={words('contact.copyPhone')} />
              {internationalNumber.test(phoneNumber) && (
                <TextLink to={`https://wa.me/${phoneNumber}`} target="_blank" rel="noopener noreferrer">
                  {words('contact.whatsApp')}
                </TextLink>
              )}
            </>
          )}
        </ReadField>
        <ReadField source="email" wide>
          {email && (
            <>
              <TextLink to={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>{' '}
              <CopyButton value={email} label={words('contact.copyEmail')} />
            </>
          )}
        </ReadField>
      </ResourceSection>
      {!isLeftOut('summary') && (
        <ResourceSection section="figures">
          <SellerFigures sellerId={seller.id} />
        </ResourceSection>
      )}
    </>
  );
};

const SellerFigures = ({ sellerId }: { sellerId: string }) => {
  const words = useResourceWords();
  const summaryWords = useOwnWords(sellerSummary);
  const { data, isPending, refetch } = useSellerSummary(sellerId);
  const maySeeReport = useMay('list', salesResource);
  if (isPending) return <Spinner quiet />;
  if (!data)
    return (
      <FullWidth>
        <UnofferedPart call="summary" />
        {data === undefined && <FailedPart retry={refetch}>{summaryWords('failed')}</FailedPart>}
      </FullWidth>
    );
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

const StatusChangedBy = ({ seller }: { seller: Seller }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const { data } = useSellerHistory(seller.id);
  const state = sellerStateOf(seller);
  const last = data?.findLast(({ from, to }) => to === state && from !== to);
  // The entry of a registration has no state before it: nobody has changed the status since.
  if (!last || last.from === '') return null;
  const { actor, at, reason } = last;
  return (
    <FullWidth as="p" className="seller-status-by hint">
      {[
        words(seller.is_active ? 'activatedBy' : 'deactivatedBy', { actor, at: writtenInstant(at) }),
        ...(reason ? [translate('record.timeline.reason', { reason })] : []),
      ].join(' ')}
    </FullWidth>
  );
};

const SellerHistory = ({ seller: { id } }: { seller: Seller }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const label = (serverName: string) => fieldLabel(formField(serverName) ?? serverName);
  const { data, isPending, refetch } = useSellerHistory(id);
  if (isLeftOut('history') || (data === null && !isUnoffered('history'))) return null;
  return (
    <ResourceSection section="history">
      <FullWidth>
        <UnofferedPart call="history" />
        {data && <Timeline history={data} changeWords={{ label }} />}
        {isPending && <Spinner quiet />}
        {data === undefined && !isPending && (
          <FailedPart retry={refetch}>{words('historyFailed')}</FailedPart>
        )}
      </FullWidth>
    </ResourceSection>
  );
};

export default SellerShow;
