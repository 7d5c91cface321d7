import { RecordPager } from '../../record/queue/RecordPager';
import { ShowPage } from '../../record/ShowPage';
import { DriverActions } from './DriverActions';
import { DriverDetail } from './DriverDetail';
import { driverOrder } from './driverOrder';
import type { Driver } from './driverWire';

/** The page of one driver: identity, vehicle, documents and the possible actions. */
const DriverShow = () => (
  <RecordPager {...driverOrder}>
    <ShowPage<Driver>
      hasColumns
      hasPager
      sentence={({ plat_nomor }) => plat_nomor}
      actions={<DriverActions />}
    >
      {(driver) => <DriverDetail key={driver.id} driver={driver} />}
    </ShowPage>
  </RecordPager>
);

export default DriverShow;
