import { EditPage } from '../../record/EditPage';
import { RecordForm } from '../../record/RecordForm';
import { InfoBox } from '../../ui/InfoBox';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { DriverInputs } from './DriverInputs';
import { driverMerge } from './driverMerge';
import { driverBodyOf } from './driverRules';
import type { Driver } from './driverWire';
import './driver.css';

/** The edit page of a driver's plain data. The driver's identity and state cannot be edited. */
const DriverEdit = () => {
  const words = useResourceWords();
  return (
    <EditPage<Driver>
      note={
        <div className="driver-note">
          <InfoBox title={words('editSentence')} />
        </div>
      }
      transform={driverBodyOf}
      merge={driverMerge}
    >
      {() => (
        <RecordForm>
          <DriverInputs />
        </RecordForm>
      )}
    </EditPage>
  );
};

export default DriverEdit;
