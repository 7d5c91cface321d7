import { Route, Routes } from 'react-router';
import { onDemand } from '../../ui/onDemand/onDemand';
import { UserAdminDetail } from './UserAdminDetail';

const UserAdminActivity = onDemand(() => import('./UserAdminActivity'));

/** The routes of one user admin: the detail page, and their activity at `activity`. */
const UserAdminShow = () => (
  <Routes>
    <Route path="activity" element={<UserAdminActivity />} />
    <Route path="*" element={<UserAdminDetail />} />
  </Routes>
);

export default UserAdminShow;
