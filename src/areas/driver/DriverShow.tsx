import { useTranslate } from 'ra-core';
import { RecordPager } from '../../widgets/record/RecordPager';
import { ShowPage } from '../../widgets/record/ShowPage';
import { DriverActions } from './DriverActions';
import { DriverDetail } from './DriverDetail';
import { driverKey } from './driverKey';
import { byName } from './driverOrder';
import type { Driver } from './driverWire';

/** One driver: who, with what, whether their documents hold, and what may be decided about them. */
const DriverShow = () => {
  const translate = useTranslate();
  return (
    <>
      <RecordPager sort={byName} />
      <ShowPage<Driver>
        hasPager
        title={translate(driverKey('showTitle'))}
        sentence={({ full_name, plat_nomor }) => `${full_name} · ${plat_nomor}`}
        actions={<DriverActions />}
      >
        {(driver) => <DriverDetail key={driver.id} driver={driver} />}
      </ShowPage>
    </>
  );
};

export default DriverShow;
