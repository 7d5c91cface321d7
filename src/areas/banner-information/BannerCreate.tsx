import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { CreateDrawer } from '../../widgets/record/DrawerForm';
import { bannerBodyOf, type BannerForm, newBanner } from './bannerForm';
import { BannerInputs } from './BannerInputs';
import { bannerKey } from './bannerKey';

/** 'Tambah Banner' in the side drawer. */
const BannerCreate = () => {
  const translate = useTranslate();
  const [uploadIdentity] = useState(() => crypto.randomUUID());
  return (
    <CreateDrawer
      title={translate(bannerKey('createTitle'))}
      values={newBanner}
      foundBy={['title', 'image']}
      bodyOf={(values) => bannerBodyOf(values as unknown as BannerForm)}
    >
      <BannerInputs relatedIdentity={uploadIdentity} />
    </CreateDrawer>
  );
};

export default BannerCreate;
