import Skeleton from '@mui/material/Skeleton';
import { EditBase, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { InfoBox } from '../../widgets/InfoBox';
import { PageHeader } from '../../widgets/PageHeader';
import { RecordForm } from '../../widgets/RecordForm';
import { useRecordQuery } from '../../widgets/useRecordQuery';
import { DriverInputs } from './DriverInputs';
import { driverKey } from './driverKey';
import { driverBodyOf } from './driverRules';
import type { Driver } from './driverWire';
import './driver.css';

const DriverForm = () => {
  const driver = useRecordContext<Driver>();
  if (!driver) return <Skeleton variant="rounded" height={320} />;
  return (
    <RecordForm key={driver.id}>
      <DriverInputs />
    </RecordForm>
  );
};

const DriverPage = () => {
  const translate = useTranslate();
  const driver = useRecordContext<Driver>();
  return (
    <>
      <PageHeader title={translate(driverKey('editTitle'))} sentence={driver?.full_name} />
      <div className="driver-note">
        <InfoBox title={translate(driverKey('editSentence'))} />
      </div>
      <DriverForm />
    </>
  );
};

/** The plain data of a driver, to change; who they are and their state are none of it. */
const DriverEdit = () => {
  const notify = useNotify();
  return (
    <EditBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      transform={driverBodyOf}
      queryOptions={useRecordQuery()}
      mutationOptions={{
        onSuccess: () => {
          notify('forms.changed', { type: 'success' });
        },
      }}
    >
      <DriverPage />
    </EditBase>
  );
};

export default DriverEdit;
