import { CreateBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PageHeader } from '../../widgets/PageHeader';
import { SellerForm } from './SellerForm';
import { SellerInputs } from './SellerInputs';
import { newSeller } from './sellerRecord';
import { useSavedToList } from './useSavedToList';

/** 'Daftarkan Pelapak' (specification §2). */
const SellerCreate = () => {
  const translate = useTranslate();
  const [uploadIdentity] = useState(() => crypto.randomUUID());
  return (
    <CreateBase redirect="list" mutationMode="pessimistic" mutationOptions={useSavedToList('forms.saved')}>
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
