import { useTranslate } from 'ra-core';
import { PhotoBox } from '../../widgets/photo/PhotoBox';
import { PhotoButton } from '../../widgets/photo/PhotoButton';
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
  const translate = useTranslate();
  return (
    <ShowPage<Banner> actions={<EditRecordButton variant="outlined" />}>
      {(banner) => (
        <>
          <Detail section="banner">
            <ReadField source="image" wide>
              <PhotoBox picture={banner.image} alt={banner.alt} empty="" busy={null} wide>
                {banner.image && (
                  <PhotoButton
                    photos={[{ picture: banner.image, title: banner.title }]}
                    index={0}
                    label={translate('widgets.photo.enlarge', { label: banner.title })}
                    isOverlay
                  />
                )}
              </PhotoBox>
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
