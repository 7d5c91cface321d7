import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { useTranslate } from 'ra-core';
import { useReveal } from '../../dataProvider/revealNumbers';
import { ratingText } from '../../domain/format/rupiah';
import { PhotoButton } from '../../form/photo/PictureViewer';
import { ShownPhoto } from '../../form/photo/ShownPhoto';
import { ActionBar, ActionButton } from '../../record/action/ActionButton';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { ReadField } from '../../record/ReadField';
import { RecordColumns } from '../../record/RecordColumns';
import { EditRecordButton, ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { SecretText } from '../../ui/text/SecretText';
import { PlainDate, StateBadge, ToneBadge } from '../../ui/text/texts';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import {
  documentTypes,
  type Driver,
  driverCodes,
  driverOrder,
  type DriverSecret,
  driverTransitions,
  expiryOf,
} from './driverWire';
import { DueDocuments, useExpiry } from './DueDocuments';
import './drivers.css';

/** The face, whose `type` is 'photo', then the documents. */
const useDriverPhotos = ({ photo, documents, full_name }: Driver) => {
  const words = useResourceWords();
  const faceLabel = useFieldLabel()('photo');
  const pictures = [
    { type: 'photo', label: faceLabel, picture: photo },
    ...documentTypes.map((type) => ({
      type,
      label: type,
      picture: documents.find((document) => document.type === type)?.image,
    })),
  ];
  return pictures.flatMap(({ type, label, picture }) =>
    picture ? [{ type, picture, title: words('document.title', { type: label, name: full_name }) }] : [],
  );
};

type DriverDocumentsProps = { driver: Driver; photos: ReturnType<typeof useDriverPhotos> };

const DriverDocuments = ({ driver, photos }: DriverDocumentsProps) => {
  const words = useResourceWords();
  const expiry = useExpiry();
  return (
    <FullWidth as="ul" className="driver-documents stack">
      {documentTypes.map((type) => {
        const index = photos.findIndex((photo) => photo.type === type);
        const { text, tone } = expiry(driver, type);
        return (
          <li key={type}>
            {index < 0 ? (
              <p className="driver-document-picture frame">{words('document.none')}</p>
            ) : (
              <div className="driver-document-picture">
                <PhotoButton photos={photos} index={index} label={words('document.open', { type })} />
              </div>
            )}
            <div className="driver-document-words row flow ends">
              <strong>{type}</strong>
              <ToneBadge tone={tone}>{text}</ToneBadge>
              <p className="hint">
                <span>{words('document.until')}</span> <PlainDate value={expiryOf(driver, type)} />
              </p>
            </div>
          </li>
        );
      })}
    </FullWidth>
  );
};

const DriverDetail = ({ driver }: { driver: Driver }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const photos = useDriverPhotos(driver);
  const reveal = useReveal(driver.id);
  const plain = (...sources: (keyof Driver)[]) =>
    sources.map((source) => <ReadField key={source} source={source} />);
  const secret = (source: DriverSecret, wide = false) => (
    <ReadField source={source} wide={wide}>
      {driver[source] && (
        <SecretText
          value={driver[source]}
          label={fieldLabel(source)}
          reveal={reveal && (() => reveal(source))}
        />
      )}
    </ReadField>
  );
  const facts = (
    <ResourceSection section="identity">
      <FullWidth className="driver-face row flow">
        <ShownPhoto
          photos={photos}
          index={photos.findIndex(({ type }) => type === 'photo')}
          label={fieldLabel('photo')}
          empty={words('document.none')}
          className="driver-photo"
        />
        <div className="driver-standing row flow">
          <StateBadge state={driver.status} />
          <span>{words(`presence.${driver.is_online ? 'online' : 'offline'}`)}</span>
          {driver.reason && <p>{translate('record.timeline.reason', { reason: driver.reason })}</p>}
        </div>
      </FullWidth>
      <ReadField source="full_name" />
      <ReadField source="phone" />
      {secret('nik', true)}
      <ReadField source="email" wide />
      <ReadField source="balance" type="money" />
      <ReadField source="rating">
        {driver.rating === null ? words('noRating') : ratingText(driver.rating)}
      </ReadField>
      <ReadField source="registered_at" type="instant" />
    </ResourceSection>
  );
  const history = (
    <>
      <RecordNotes />
      <RecordHistory history={driver.history} codes={driverCodes} />
    </>
  );
  return (
    <RecordColumns facts={facts} history={history}>
      <ResourceSection section="documents">
        <DriverDocuments driver={driver} photos={photos} />
        {secret('sim_number')}
        <ReadField source="sim_type" words="licences" />
      </ResourceSection>
      <ResourceSection section="vehicle">
        <ReadField source="vehicle_type" words="vehicles" />
        {plain('plat_nomor', 'merk', 'tahun', 'warna')}
      </ResourceSection>
      <ResourceSection section="home">
        {plain('address', 'village', 'district', 'city', 'province', 'postal_code')}
      </ResourceSection>
      <ResourceSection section="bank">
        <ReadField source="bank_name" />
        {secret('account_number')}
        <ReadField source="account_ownership" />
      </ResourceSection>
    </RecordColumns>
  );
};

const actionsOf = (driver: Driver) => (
  <>
    <EditRecordButton variant="outlined" />
    <ActionButton
      action="verify"
      transition={driverTransitions.verify}
      variant="contained"
      icon={<VerifiedUserOutlined />}
    >
      <DueDocuments driver={driver} />
    </ActionButton>
    <ActionBar transitions={driverTransitions} except={['verify']} />
  </>
);

const DriverShow = () => (
  <ShowPage<Driver>
    hasColumns
    usualOrder={driverOrder}
    sentence={({ plat_nomor }) => plat_nomor}
    actions={actionsOf}
  >
    {(driver) => <DriverDetail driver={driver} />}
  </ShowPage>
);

export default DriverShow;
