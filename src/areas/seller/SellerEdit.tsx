import { EditBase, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { PageHeader } from '../../widgets/PageHeader';
import { DetailLoaded } from './DetailLoaded';
import { DetailSkeleton } from './DetailSkeleton';
import { SellerForm } from './SellerForm';
import { SellerInputs } from './SellerInputs';
import type { Seller } from './sellerRecord';
import { useDetailQuery } from './useDetailQuery';

const SellerEditForm = () => {
  const seller = useRecordContext<Seller>();
  if (!seller) return <DetailSkeleton />;
  return (
    <SellerForm key={seller.id}>
      <DetailLoaded />
      <SellerInputs relatedIdentity={seller.id} isExisting />
    </SellerForm>
  );
};

/** The form of an existing seller (specification §2). */
const SellerEdit = () => {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    // The gate has judged the route; react-admin's own check would throw a form out with a right that was taken away.
    <EditBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      queryOptions={useDetailQuery('edit')}
      mutationOptions={{
        onSuccess: () => {
          notify('forms.changed', { type: 'success' });
        },
      }}
    >
      <PageHeader title={translate('forms.seller.editTitle')} sentence={translate('forms.seller.sentence')} />
      <SellerEditForm />
    </EditBase>
  );
};

export default SellerEdit;
