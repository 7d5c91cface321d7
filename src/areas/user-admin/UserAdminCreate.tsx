import { useState } from 'react';
import { randomPassword } from '../../domain/format/randomPassword';
import { phonePrefix } from '../../domain/patterns';
import { IssuedPassword } from '../../form/save/IssuedPassword';
import { useLeaveForList } from '../../form/save/useLeaveForList';
import { RecordCreate } from '../../record/RecordCreate';
import { RecordForm } from '../../record/RecordForm';
import { PageHeader } from '../../ui/PageHeader';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { createBodyOf } from './userAdminBody';
import { UserAdminInputs } from './UserAdminInputs';

const blank = { full_name: '', email: '', phone: phonePrefix, username: '', role_id: '' };

type Issued = Pick<ReturnType<typeof createBodyOf>, 'username' | 'password'>;

/** Keeps the form open behind the dialog that shows the password; closing the dialog leads to the list. */
const stayOnForm = (): void => undefined;

/** The 'Tambah User Admin' page. */
const UserAdminCreate = () => {
  const words = useResourceWords();
  const leaveForList = useLeaveForList();
  const [issued, setIssued] = useState<Issued | null>(null);
  const [defaultValues] = useState(() => ({ ...blank, password: randomPassword() }));
  return (
    <RecordCreate
      transform={createBodyOf}
      identifiedBy={['username']}
      onSaved={({ username, password }) =>
        setIssued({ username: String(username), password: String(password) })
      }
    >
      <PageHeader title={words('createTitle')} sentence={words('formSentence')} />
      <RecordForm defaultValues={defaultValues} afterSave={stayOnForm}>
        <UserAdminInputs />
      </RecordForm>
      {issued && <IssuedPassword {...issued} onClose={leaveForList} />}
    </RecordCreate>
  );
};

export default UserAdminCreate;
