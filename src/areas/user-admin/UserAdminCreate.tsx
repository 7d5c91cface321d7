import { useState } from 'react';
import { phonePrefix } from '../../domain/patterns';
import { randomPassword } from '../../format/randomPassword';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordCreate } from '../../widgets/record/RecordCreate';
import { RecordForm } from '../../widgets/record/RecordForm';
import { IssuedPassword } from '../../widgets/save/IssuedPassword';
import { useLeaveForList } from '../../widgets/save/useLeaveForList';
import { useResourceWords } from '../../widgets/text/useResourceWords';
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
