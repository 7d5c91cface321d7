import { useTranslate } from 'ra-core';
import { useReveal } from '../../dataProvider/useReveal';
import { ratingText } from '../../domain/format/rating';
import { FullWidth } from '../../form/FullWidth';
import { PhotoBox } from '../../form/photo/PhotoBox';
import { PhotoButton } from '../../form/photo/PhotoButton';
import { Detail } from '../../record/Detail';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { ReadField } from '../../record/ReadField';
import { RecordColumns } from '../../record/RecordColumns';
import { RecordHistory } from '../../record/RecordHistory';
import { InstantField } from '../../ui/text/InstantField';
import { MoneyField } from '../../ui/text/MoneyField';
import { SecretText } from '../../ui/text/SecretText';
import { StateBadge } from '../../ui/text/StateBadge';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { driverCodes } from './driverCodes';
import { DriverDocuments } from './DriverDocuments';
import type { Driver, DriverSecret } from './driverWire';
import { useDriverPhotos } from './useDriverPhotos';
import './driver.css';

/** All data of a driver, read-only. NIK, licence number and account number are masked until the user reveals them. */
export const DriverDetail = ({ driver }: { driver: Driver }) => {
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
        <SecretText value={driver[source]} label={fieldLabel(source)} reveal={() => reveal(source)} />
      )}
    </ReadField>
  );
  const facts = (
    <Detail section="identity">
      <FullWidth className="driver-face">
        <PhotoBox
          picture={driver.photo}
          alt={fieldLabel('photo')}
          empty={words('document.none')}
          busy={null}
          className="driver-photo"
        >
          {driver.photo && (
            <PhotoButton
              photos={photos}
              index={0}
              label={translate('photo.enlarge', { label: fieldLabel('photo') })}
              isOverlay
            />
          )}
        </PhotoBox>
        <div className="driver-standing">
          <StateBadge state={driver.status} />
          <span>{words(`presence.${driver.is_online ? 'online' : 'offline'}`)}</span>
          {driver.reason && <p>{translate('record.timeline.reason', { reason: driver.reason })}</p>}
        </div>
      </FullWidth>
      <ReadField source="full_name" />
      <ReadField source="phone" />
      {secret('nik', true)}
      <ReadField source="email" wide />
      <ReadField source="balance" field={MoneyField} />
      <ReadField source="rating">
        {driver.rating === null ? words('noRating') : ratingText(driver.rating)}
      </ReadField>
      <ReadField source="registered_at" field={InstantField} />
    </Detail>
  );
  const history = (
    <>
      <RecordNotes />
      <RecordHistory history={driver.history} codes={driverCodes} />
    </>
  );
  return (
    <RecordColumns facts={facts} history={history}>
      <Detail section="documents">
        <DriverDocuments driver={driver} />
        {secret('sim_number')}
        <ReadField source="sim_type">{words(`licences.${driver.sim_type}`)}</ReadField>
      </Detail>
      <Detail section="vehicle">
        <ReadField source="vehicle_type">{words(`vehicles.${driver.vehicle_type}`)}</ReadField>
        {plain('plat_nomor', 'merk', 'tahun', 'warna')}
      </Detail>
      <Detail section="home">
        {plain('address', 'village', 'district', 'city', 'province', 'postal_code')}
      </Detail>
      <Detail section="bank">
        <ReadField source="bank_name" />
        {secret('account_number')}
        <ReadField source="account_ownership" />
      </Detail>
    </RecordColumns>
  );
};
