import { BooleanField, DataTable, DeleteButton, EditButton, List, Pagination, TextInput } from 'react-admin';

const filters = [<TextInput key="q" source="q" label="Search" alwaysOn />];

export const SellerList = () => (
  <List
    filters={filters}
    perPage={10}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    exporter={false}
  >
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="shop_name" />
      <DataTable.Col source="full_name" />
      <DataTable.Col source="number_phone" />
      <DataTable.Col source="email" />
      <DataTable.Col source="city" />
      <DataTable.Col source="is_active">
        <BooleanField source="is_active" />
      </DataTable.Col>
      <DataTable.Col>
        <EditButton />
        <DeleteButton mutationMode="pessimistic" />
      </DataTable.Col>
    </DataTable>
  </List>
);
