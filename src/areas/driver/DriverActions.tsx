import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { useRecordContext } from 'ra-core';
import { ActionBar } from '../../record/action/ActionBar';
import { ActionButton } from '../../record/action/ActionButton';
import { EditRecordButton } from '../../record/EditRecordButton';
import { type Driver, driverTransitions } from './driverWire';
import { DueDocuments } from './DueDocuments';

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
