import { useState } from 'react';
import { randomId } from '../../domain/randomId';
import { CreateDrawer } from '../../record/DrawerForm';
import { bannerBodyOf, newBanner } from './bannerForm';
import { BannerInputs } from './BannerInputs';

/** The 'Tambah Banner' form in the side drawer. */
const BannerCreate = () => {
  const [uploadIdentity] = useState(() => randomId());
  return (
    <CreateDrawer values={newBanner} identifiedBy={['title', 'image']} bodyOf={bannerBodyOf}>
      <BannerInputs relatedIdentity={uploadIdentity} />
    </CreateDrawer>
  );
};

export default BannerCreate;
