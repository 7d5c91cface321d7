import { breadcrumbOf, childrenOf } from '../../domain/tree';
import { ReadField } from '../../record/ReadField';
import { EditRecordButton, ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { ResourceSection } from '../../ui/Section';
import { categoryCodes, useCategories } from './categoryModel';
import { ProductCount } from './CategoryTexts';
import type { Category } from './categoryWire';

/** The read-only page of a category, for users without MANAGE_ and for links from other areas. */
const CategoryShow = () => {
  const { data: categories = [] } = useCategories();
  return (
    <ShowPage<Category> actions={<EditRecordButton variant="outlined" />}>
      {(category) => (
        <>
          <ResourceSection section="category">
            <ReadField source="path" wide>
              {breadcrumbOf(categories, category)}
            </ReadField>
            <ReadField source="slug" />
            <ReadField source="status" type="state" />
            <ReadField source="order" />
            <ReadField source="product_count">
              <ProductCount row={{ ...category, children: childrenOf(categories, category.id).length }} />
            </ReadField>
          </ResourceSection>
          <RecordHistory history={category.history} codes={categoryCodes} />
        </>
      )}
    </ShowPage>
  );
};

export default CategoryShow;
