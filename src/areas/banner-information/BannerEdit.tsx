import { useParams } from 'react-router';
import { EditDrawer } from '../../record/DrawerForm';
import { bannerBodyOf, bannerFormOf } from './bannerForm';
import { BannerInputs } from './BannerInputs';
import { bannerMerge } from './bannerMerge';
import type { Banner } from './bannerWire';

/** The 'Ubah Banner' form in the side drawer. */
const BannerEdit = () => {
  const { id = '' } = useParams();
  return (
    <EditDrawer<Banner> valuesOf={bannerFormOf} merge={bannerMerge} bodyOf={bannerBodyOf}>
      <BannerInputs relatedIdentity={id} />
    </EditDrawer>
  );
};

export default BannerEdit;
