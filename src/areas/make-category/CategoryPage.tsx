import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext, useTranslate } from 'ra-core';
import { CreateButton } from '../../widgets/CreateButton';
import { PageHeader } from '../../widgets/PageHeader';
import { CategoryTree } from './CategoryTree';
import { useCategories } from './useCategories';

/** Buat Kategori: the tree of categories, to arrange. */
const CategoryPage = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const { isFetching } = useCategories();
  return (
    <>
      <PageHeader
        title={translate('resources.make-category.name')}
        sentence={translate('resources.make-category.sentence')}
        onRefresh={() => void queryClient.refetchQueries({ queryKey: [resource], type: 'active' })}
        refreshing={isFetching}
        action={<CreateButton label={translate('resources.make-category.add')} />}
      />
      <CategoryTree />
    </>
  );
};

export default CategoryPage;
