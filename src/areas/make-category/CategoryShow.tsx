import { breadcrumbOf, childrenOf } from '../../domain/tree';
import { Detail } from '../../record/Detail';
import { EditRecordButton } from '../../record/EditRecordButton';
import { ReadField } from '../../record/ReadField';
import { RecordHistory } from '../../record/RecordHistory';
import { ShowPage } from '../../record/ShowPage';
import { StateField } from '../../ui/text/StateField';
import { categoryCodes } from './categoryCodes';
import type { Category } from './categoryWire';
import { ProductCount } from './ProductCount';
import { useCategories } from './useCategories';

/** The read-only page of a category, for users without MANAGE_ and for links from other areas. */
const CategoryShow = () => {
  const { data: categories = [] } = useCategories();
  return (
    <ShowPage<Category> actions={<EditRecordButton variant="outlined" />}>
      {(category) => (
        <>
          <Detail section="category">
            <ReadField source="path" wide>
              {breadcrumbOf(categories, category)}
            </ReadField>
            <ReadField source="slug" />
            <ReadField source="status" field={StateField} />
            <ReadField source="order" />
            <ReadField source="product_count">
              <ProductCount row={{ ...category, children: childrenOf(categories, category.id).length }} />
            </ReadField>
          </Detail>
          <RecordHistory history={category.history} codes={categoryCodes} />
        </>
      )}
    </ShowPage>
  );
};

export default CategoryShow;
