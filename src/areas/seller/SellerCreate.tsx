import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordCreate } from '../../widgets/record/RecordCreate';
import { RecordForm } from '../../widgets/record/RecordForm';
import { SellerInputs } from './SellerInputs';
import { newSeller } from './sellerRecord';

/** 'Daftarkan Pelapak' (specification §2). */
const SellerCreate = () => {
  const translate = useTranslate();
  const [uploadIdentity] = useState(() => crypto.randomUUID());
  return (
    // The list's search finds the phone number; by itself it may be another's.
    <RecordCreate foundBy={['phoneNumber', 'storeName']}>
      <PageHeader
        title={translate('resources.member-list/seller.createTitle')}
        sentence={translate('resources.member-list/seller.sentence')}
      />
      <RecordForm defaultValues={newSeller}>
        <SellerInputs relatedIdentity={uploadIdentity} />
      </RecordForm>
    </RecordCreate>
  );
};

export default SellerCreate;
