import { ShownPhoto } from '../../form/photo/ShownPhoto';
import { ReadField } from '../../record/ReadField';
import { EditRecordButton, ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { ResourceSection } from '../../ui/Section';
import { bannerCodes } from './bannerModel';
import { BannerPeriod, LinkText } from './BannerTexts';
import type { Banner } from './bannerWire';

/** The read-only page of a banner, for users without MANAGE_ and for links from other areas. */
const BannerShow = () => (
  <ShowPage<Banner> actions={<EditRecordButton variant="outlined" />}>
    {(banner) => (
      <>
        <ResourceSection section="banner">
          <ReadField source="image" wide>
            <ShownPhoto
              photos={[{ picture: banner.image, title: banner.title }]}
              index={0}
              label={banner.title}
              alt={banner.alt}
              empty=""
              wide
            />
          </ReadField>
          <ReadField source="alt" wide />
          <ReadField source="link" wide>
            <LinkText banner={banner} />
          </ReadField>
        </ResourceSection>
        <ResourceSection section="schedule">
          <ReadField source="status" type="state" />
          <ReadField source="period">
            <BannerPeriod banner={banner} />
          </ReadField>
          <ReadField source="position" words="positions" />
          <ReadField source="order" />
        </ResourceSection>
        <RecordHistory history={banner.history} codes={bannerCodes} />
      </>
    )}
  </ShowPage>
);

export default BannerShow;
