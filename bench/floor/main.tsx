import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './api';
import { SellerCreate, SellerEdit } from './SellerForms';
import { SellerList } from './SellerList';

/**
 * The floor: react-admin as in its documentation, with one resource and no tuning. The product's cost is its ratio to the
 * floor, measured in the same run on the same machine.
 */
createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource
      name="sellers"
      recordRepresentation="shop_name"
      list={SellerList}
      edit={SellerEdit}
      create={SellerCreate}
    />
  </Admin>,
);
