import { CreateBase, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PageHeader } from '../../widgets/PageHeader';
import { SellerForm } from './SellerForm';
import { SellerInputs } from './SellerInputs';
import { newSeller } from './sellerRecord';

/** 'Daftarkan Pelapak' (specification §2). */
const SellerCreate = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [uploadIdentity] = useState(() => crypto.randomUUID());
  return (
    // The gate has judged the route; react-admin's own check would throw a form out with a right that was taken away.
    <CreateBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          notify('forms.saved', { type: 'success' });
        },
      }}
    >
      <PageHeader
        title={translate('forms.seller.createTitle')}
        sentence={translate('forms.seller.sentence')}
      />
      <SellerForm defaultValues={newSeller}>
        <SellerInputs relatedIdentity={uploadIdentity} />
      </SellerForm>
    </CreateBase>
  );
};

export default SellerCreate;
