import { useTranslate } from 'ra-core';
import { PhotoBox } from '../../form/photo/PhotoBox';
import { PhotoButton } from '../../form/photo/PictureViewer';
import { Detail } from '../../form/Section';
import { ReadField } from '../../record/ReadField';
import { EditRecordButton, ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { bannerCodes } from './bannerModel';
import { BannerPeriod, LinkText } from './BannerTexts';
import type { Banner } from './bannerWire';

/** The read-only page of a banner, for users without MANAGE_ and for links from other areas. */
const BannerShow = () => {
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
                    label={translate('photo.enlarge', { label: banner.title })}
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
            <ReadField source="status" type="state" />
            <ReadField source="period">
              <BannerPeriod banner={banner} />
            </ReadField>
            <ReadField source="position" words="positions" />
            <ReadField source="order" />
          </Detail>
          <RecordHistory history={banner.history} codes={bannerCodes} />
        </>
      )}
    </ShowPage>
  );
};

export default BannerShow;
