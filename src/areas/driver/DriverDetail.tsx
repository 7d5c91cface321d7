import { useTranslate } from 'ra-core';
import { useReveal } from '../../dataProvider/useReveal';
import { PhotoBox } from '../../widgets/photo/PhotoBox';
import { Detail } from '../../widgets/record/Detail';
import { ReadField } from '../../widgets/record/ReadField';
import { Timeline } from '../../widgets/record/Timeline';
import { Instant } from '../../widgets/text/Instant';
import { Money } from '../../widgets/text/Money';
import { SecretText } from '../../widgets/text/SecretText';
import { StateBadge } from '../../widgets/text/StateBadge';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';
import { DriverDocuments } from './DriverDocuments';
import { driverKey } from './driverKey';
import type { Driver, DriverSecret } from './driverWire';
import './driver.css';

type Plain = keyof Pick<
  Driver,
  | ('full_name' | 'phone' | 'email' | 'province' | 'city' | 'district' | 'village' | 'postal_code')
  | ('address' | 'merk' | 'tahun' | 'warna' | 'plat_nomor' | 'bank_name')
  | 'account_ownership'
>;

/** Everything that is known of a driver, to read. NIK, licence and account number are masked until somebody asks. */
export const DriverDetail = ({ driver }: { driver: Driver }) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const reveal = useReveal(driver.id);
  const plain = (...sources: Plain[]) =>
    sources.map((source) => (
      <ReadField key={source} source={source}>
        {driver[source]}
      </ReadField>
    ));
  const secret = (source: DriverSecret) => (
    <ReadField source={source}>
      {driver[source] && (
        <SecretText value={driver[source]} label={fieldLabel(source)} reveal={() => reveal(source)} />
      )}
    </ReadField>
  );
  return (
    <>
      <Detail section="identity">
        <div className="form-wide driver-face">
          <PhotoBox
            picture={driver.photo}
            alt={fieldLabel('photo')}
            empty={translate(driverKey('document.none'))}
            busy={null}
            className="is-read-only driver-photo"
          />
          <div className="driver-standing">
            <StateBadge state={driver.status} />
            <span>{translate(driverKey(`presence.${driver.is_online ? 'online' : 'offline'}`))}</span>
            {driver.reason && <p>{translate('widgets.record.timeline.reason', { reason: driver.reason })}</p>}
          </div>
        </div>
        {plain('full_name')}
        {secret('nik')}
        {plain('phone', 'email')}
        <ReadField source="balance">
          <Money value={driver.balance} />
        </ReadField>
        <ReadField source="rating">
          {driver.rating?.toLocaleString('id-ID', { minimumFractionDigits: 1 }) ??
            translate(driverKey('noRating'))}
        </ReadField>
        <ReadField source="registered_at">
          <Instant value={driver.registered_at} />
        </ReadField>
      </Detail>
      <Detail section="documents">
        <DriverDocuments driver={driver} />
        {secret('sim_number')}
        <ReadField source="sim_type">{translate(driverKey(`licences.${driver.sim_type}`))}</ReadField>
      </Detail>
      <Detail section="vehicle">
        <ReadField source="vehicle_type">{translate(driverKey(`vehicles.${driver.vehicle_type}`))}</ReadField>
        {plain('plat_nomor', 'merk', 'tahun', 'warna')}
      </Detail>
      <Detail section="home">
        {plain('address', 'village', 'district', 'city', 'province', 'postal_code')}
      </Detail>
      <Detail section="bank">
        {plain('bank_name')}
        {secret('account_number')}
        {plain('account_ownership')}
      </Detail>
      <Detail section="history">
        <div className="form-wide">
          <Timeline history={driver.history} />
        </div>
      </Detail>
    </>
  );
};
