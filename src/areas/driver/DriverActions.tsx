import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { useRecordContext } from 'ra-core';
import { ActionBar } from '../../widgets/action/ActionBar';
import { ActionButton } from '../../widgets/action/ActionButton';
import { EditRecordButton } from '../../widgets/record/EditRecordButton';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { documentTypes, type Driver, driverTransitions, expiryOf } from './driverWire';
import { useExpiry } from './useExpiry';
import './driver.css';

/** Warns of documents that have expired or expire soon, before a driver is verified. Renders nothing if all are valid. */
const DueDocuments = ({ driver }: { driver: Driver }) => {
  const words = useResourceWords();
  const expiry = useExpiry();
  const due = documentTypes
    .map((type) => ({ type, ...expiry(expiryOf(driver, type)) }))
    .filter((document) => document.due);
  if (due.length === 0) return null;
  return (
    <div className="driver-warning">
      <p>{words('warning')}</p>
      <ul>
        {due.map(({ type, words: state }) => (
          <li key={type}>{words('due', { type, state })}</li>
        ))}
      </ul>
    </div>
  );
};

/** The edit button and the actions that a driver's state allows. Shown only with MANAGE_. */
export const DriverActions = () => {
  const driver = useRecordContext<Driver>();
  if (!driver) return null;
  return (
    <>
      <EditRecordButton variant="outlined" />
      <ActionButton
        action="verify"
        transition={driverTransitions.verify}
        state={driver.status}
        variant="contained"
        icon={<VerifiedUserOutlined />}
      >
        <DueDocuments driver={driver} />
      </ActionButton>
      <ActionBar transitions={driverTransitions} except={['verify']} />
    </>
  );
};
