import { PhotoBox } from '../../widgets/photo/PhotoBox';
import { Detail } from '../../widgets/record/Detail';
import { EditRecordButton } from '../../widgets/record/EditRecordButton';
import { ReadField } from '../../widgets/record/ReadField';
import { RecordHistory } from '../../widgets/record/RecordHistory';
import { ShowPage } from '../../widgets/record/ShowPage';
import { StateField } from '../../widgets/text/StateField';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { bannerCodes } from './bannerCodes';
import { BannerPeriod } from './BannerPeriod';
import type { Banner } from './bannerWire';
import { LinkText } from './LinkText';

/** The read-only page of a banner, for users without MANAGE_ and for links from other areas. */
const BannerShow = () => {
  const words = useResourceWords();
  return (
    <ShowPage<Banner> actions={<EditRecordButton variant="outlined" />}>
      {(banner) => (
        <>
          <Detail section="banner">
            <ReadField source="image" wide>
              <PhotoBox picture={banner.image} alt={banner.alt} empty="" busy={null} wide />
            </ReadField>
            <ReadField source="alt" wide />
            <ReadField source="link" wide>
              <LinkText banner={banner} />
            </ReadField>
          </Detail>
          <Detail section="schedule">
            <ReadField source="status" field={StateField} />
            <ReadField source="period">
              <BannerPeriod banner={banner} />
            </ReadField>
            <ReadField source="position">{words(`positions.${banner.position}`)}</ReadField>
            <ReadField source="order" />
          </Detail>
          <RecordHistory history={banner.history} codes={bannerCodes} />
        </>
      )}
    </ShowPage>
  );
};

export default BannerShow;
