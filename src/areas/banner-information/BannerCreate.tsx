import { useState } from 'react';
import { CreateDrawer } from '../../widgets/record/DrawerForm';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { bannerBodyOf, type BannerForm, newBanner } from './bannerForm';
import { BannerInputs } from './BannerInputs';

/** 'Tambah Banner' in the side drawer. */
const BannerCreate = () => {
  const words = useResourceWords();
  const [uploadIdentity] = useState(() => crypto.randomUUID());
  return (
    <CreateDrawer
      title={words('createTitle')}
      values={newBanner}
      foundBy={['title', 'image']}
      bodyOf={(values) => bannerBodyOf(values as unknown as BannerForm)}
    >
      <BannerInputs relatedIdentity={uploadIdentity} />
    </CreateDrawer>
  );
};

export default BannerCreate;
