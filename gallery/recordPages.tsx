import { type Product, productTransitions } from '../src/areas/product-list/productWire';
import { RecordForm } from '../src/form/RecordForm';
import { TextInput } from '../src/form/TextInput';
import { required } from '../src/form/textRules';
import { CreateButton } from '../src/list/CreateButton';
import { DataTable } from '../src/list/DataTable';
import { ListPage } from '../src/list/ListPage';
import { ActionBar } from '../src/record/action/ActionButton';
import { EditLink } from '../src/record/action/RowActions';
import { CreateDrawer, EditDrawer } from '../src/record/DrawerForm';
import { DrawerRoutes } from '../src/record/DrawerRoutes';
import { EditPage, FormUnlessRefused } from '../src/record/EditPage';
import { ReadField } from '../src/record/ReadField';
import { RecordColumns } from '../src/record/RecordColumns';
import { ShowPage } from '../src/record/ShowPage';
import { RecordHistory } from '../src/record/Timeline';
import { onDemand } from '../src/ui/onDemand/onDemand';
import { PageHeader } from '../src/ui/PageHeader';
import { ResourceSection } from '../src/ui/Section';
import { failing, never } from './data';
import { Frame } from './frame';

const Inputs = () => (
  <ResourceSection section="category">
    <TextInput source="name" validate={required('Nama')} />
    <TextInput source="slug" validate={required('Slug')} />
  </ResourceSection>
);

const valuesOf = ({ id, name, slug }: { id: string; name?: unknown; slug?: unknown }) => ({ id, name, slug });
const blank = { name: '', slug: '' };
const byName = ['name'];

const Create = onDemand(() =>
  Promise.resolve({
    default: () => (
      <CreateDrawer defaultValues={blank} bodyOf={(values) => values} identifiedBy={byName}>
        <TextInput source="name" validate={required('Nama')} />
      </CreateDrawer>
    ),
  }),
);

const Edit = onDemand(() =>
  Promise.resolve({
    default: () => (
      <EditDrawer valuesOf={valuesOf} bodyOf={(values) => values} merge={{}}>
        <TextInput source="name" validate={required('Nama')} />
      </EditDrawer>
    ),
  }),
);

const ProductPage = () => (
  <ShowPage<Product>
    hasColumns
    sentence={({ seller }) => seller}
    actions={<ActionBar transitions={productTransitions} />}
  >
    {({ history }) => (
      <RecordColumns
        facts={
          <ResourceSection section="review">
            <ReadField source="status" type="state" />
          </ResourceSection>
        }
        history={<RecordHistory history={history} />}
      >
        <ResourceSection section="product">
          <ReadField source="name" />
          <ReadField source="description" wide />
        </ResourceSection>
      </RecordColumns>
    )}
  </ShowPage>
);

const EditCategory = () => (
  <EditPage>
    {(category) => (
      <FormUnlessRefused isRefused={false}>
        <RecordForm record={category}>
          <Inputs />
        </RecordForm>
      </FormUnlessRefused>
    )}
  </EditPage>
);

const CreateCategory = () => (
  <>
    <PageHeader title="Tambah Kategori" />
    <RecordForm
      defaultValues={blank}
      identifiedBy={byName}
      alternative={{ label: 'Simpan dan Tambah Lagi', afterSave: () => undefined }}
    >
      <Inputs />
    </RecordForm>
  </>
);

const product = { path: '/product-list/:id/show', at: '/product-list/1/show' } as const;
const category = { resource: 'make-category', path: '/make-category/:id', at: '/make-category/1' } as const;
const create = {
  resource: 'make-category',
  path: '/make-category/create',
  at: '/make-category/create',
} as const;

/** Whole pages and drawers of a record: shown, loading, to change, to add, refused. */
export const RecordPages = () => (
  <>
    <Frame title="Page of a record" {...product}>
      <ProductPage />
    </Frame>
    <Frame title="Loading" {...product} server={{ getOne: never }}>
      <ProductPage />
    </Frame>
    <Frame title="Form of a record: Batal asks about unsaved changes" {...category}>
      <EditCategory />
    </Frame>
    <Frame title="Form whose right was taken away" {...category} rights="look">
      <EditCategory />
    </Frame>
    <Frame title="Form of a new record, with a second button" {...create}>
      <CreateCategory />
    </Frame>
    <Frame title="Form that cannot be saved" {...create} server={{ create: failing }}>
      <CreateCategory />
    </Frame>
    <Frame title="Drawers over a list" resource="make-category" path="/make-category/*">
      <ListPage toolbar={<CreateButton />}>
        <DataTable rowActions={<EditLink />} columns={[{ source: 'name' }, { source: 'slug' }]} />
      </ListPage>
      <DrawerRoutes create={Create} edit={Edit} />
    </Frame>
  </>
);
