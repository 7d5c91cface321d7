import { useState } from 'react';
import { CreateDrawer } from '../../widgets/record/DrawerForm';
import { bannerBodyOf, type BannerForm, newBanner } from './bannerForm';
import { BannerInputs } from './BannerInputs';

/** 'Tambah Banner' in the side drawer. */
const BannerCreate = () => {
  const [uploadIdentity] = useState(() => crypto.randomUUID());
  return (
    <CreateDrawer
      values={newBanner}
      foundBy={['title', 'image']}
      bodyOf={(values) => bannerBodyOf(values as unknown as BannerForm)}
    >
      <BannerInputs relatedIdentity={uploadIdentity} />
    </CreateDrawer>
  );
};

export default BannerCreate;
