import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { phonePrefix } from '../../rules/patterns';
import { randomPassword } from '../../rules/randomPassword';
import { PageHeader } from '../../widgets/PageHeader';
import { RecordCreate } from '../../widgets/RecordCreate';
import { RecordForm } from '../../widgets/RecordForm';
import { createBodyOf } from './userAdminBody';
import { UserAdminInputs } from './UserAdminInputs';
import { userAdminKey } from './userAdminKey';

const blank = { full_name: '', email: '', phone: phonePrefix, username: '', role_id: '' };

/** 'Tambah User Admin'. */
const UserAdminCreate = () => {
  const translate = useTranslate();
  const [defaultValues] = useState(() => ({ ...blank, password: randomPassword() }));
  return (
    <RecordCreate transform={createBodyOf} foundBy={['username']}>
      <PageHeader
        title={translate(userAdminKey('form.createTitle'))}
        sentence={translate(userAdminKey('form.sentence'))}
      />
      <RecordForm defaultValues={defaultValues}>
        <UserAdminInputs />
      </RecordForm>
    </RecordCreate>
  );
};

export default UserAdminCreate;
