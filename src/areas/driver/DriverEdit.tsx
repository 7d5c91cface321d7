import { useRecordContext } from 'ra-core';
import { InfoBox } from '../../widgets/feedback/InfoBox';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordEdit } from '../../widgets/record/RecordEdit';
import { RecordForm } from '../../widgets/record/RecordForm';
import { RecordSkeleton } from '../../widgets/record/RecordSkeleton';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { DriverInputs } from './DriverInputs';
import { driverMerge } from './driverMerge';
import { driverBodyOf } from './driverRules';
import type { Driver } from './driverWire';
import './driver.css';

const DriverForm = () => {
  const driver = useRecordContext<Driver>();
  if (!driver) return <RecordSkeleton isForm />;
  return (
    <RecordForm key={driver.id}>
      <DriverInputs />
    </RecordForm>
  );
};

const DriverPage = () => {
  const words = useResourceWords();
  const driver = useRecordContext<Driver>();
  return (
    <>
      <PageHeader title={words('editTitle')} sentence={driver?.full_name} />
      <div className="driver-note">
        <InfoBox title={words('editSentence')} />
      </div>
      <DriverForm />
    </>
  );
};

/** The plain data of a driver, to change; who they are and their state are none of it. */
const DriverEdit = () => (
  <RecordEdit transform={driverBodyOf} merge={driverMerge}>
    <DriverPage />
  </RecordEdit>
);

export default DriverEdit;
