import { useTranslate } from 'ra-core';
import { childrenOf } from '../../rules/tree';
import { Detail } from '../../widgets/Detail';
import { EditRecordButton } from '../../widgets/EditRecordButton';
import { ReadField } from '../../widgets/ReadField';
import { ShowPage } from '../../widgets/ShowPage';
import { StateBadge } from '../../widgets/StateBadge';
import { Timeline } from '../../widgets/Timeline';
import type { Category } from './categoryWire';
import { pathOf } from './parentChoices';
import { ProductCount } from './ProductCount';
import { useCategories } from './useCategories';

/** One category, for who may look and not change, and for who comes from elsewhere. */
const CategoryShow = () => {
  const translate = useTranslate();
  const { data: categories = [] } = useCategories();
  return (
    <ShowPage
      title={translate('resources.make-category.showTitle')}
      sentence={(category: Category) => category.name}
      actions={<EditRecordButton variant="outlined" />}
    >
      {(category) => (
        <>
          <Detail section="category">
            <ReadField source="path" wide>
              {pathOf(categories, category)}
            </ReadField>
            <ReadField source="slug">{category.slug}</ReadField>
            <ReadField source="status">
              <StateBadge state={category.status} />
            </ReadField>
            <ReadField source="order">{category.order}</ReadField>
            <ReadField source="product_count">
              <ProductCount row={{ ...category, children: childrenOf(categories, category.id).length }} />
            </ReadField>
          </Detail>
          <Detail section="history">
            <div className="form-wide">
              <Timeline history={category.history} />
            </div>
          </Detail>
        </>
      )}
    </ShowPage>
  );
};

export default CategoryShow;
