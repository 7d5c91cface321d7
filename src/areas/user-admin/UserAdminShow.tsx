import { Route, Routes } from 'react-router';
import { onDemand } from '../../onDemand/onDemand';
import { UserAdminDetail } from './UserAdminDetail';

const UserAdminActivity = onDemand(() => import('./UserAdminActivity'));

/** The pages of one user admin: who it is, and at `activity` below it all that they did. */
const UserAdminShow = () => (
  <Routes>
    <Route path="activity" element={<UserAdminActivity />} />
    <Route path="*" element={<UserAdminDetail />} />
  </Routes>
);

export default UserAdminShow;
