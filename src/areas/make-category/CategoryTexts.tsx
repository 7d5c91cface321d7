import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import ChildCareOutlined from '@mui/icons-material/ChildCareOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import SpaOutlined from '@mui/icons-material/SpaOutlined';
import SportsSoccerOutlined from '@mui/icons-material/SportsSoccerOutlined';
import type { ReactElement } from 'react';
import { groupedFigures } from '../../domain/format/rupiah';
import { RelatedListLink } from '../../record/RecordLink';
import { useResourceWords } from '../../ui/text/words';
import type { CategoryRow } from './categoryModel';
import type { Category, categoryIcons } from './categoryWire';

const plain = <CategoryOutlined aria-hidden="true" />;

const icons: Record<(typeof categoryIcons)[number], ReactElement> = {
  restaurant: <RestaurantOutlined aria-hidden="true" />,
  checkroom: <CheckroomOutlined aria-hidden="true" />,
  devices: <DevicesOutlined aria-hidden="true" />,
  home: <HomeOutlined aria-hidden="true" />,
  spa: <SpaOutlined aria-hidden="true" />,
  menu_book: <MenuBookOutlined aria-hidden="true" />,
  child_care: <ChildCareOutlined aria-hidden="true" />,
  sports_soccer: <SportsSoccerOutlined aria-hidden="true" />,
  category: plain,
};

const byName = new Map<string, ReactElement>(Object.entries(icons));

export const CategoryIcon = ({ name }: { name: string }) => byName.get(name) ?? plain;

export const ProductCount = ({ row }: { row: Category & Pick<CategoryRow, 'children'> }) => {
  const { id, name, children, product_count } = row;
  const words = useResourceWords();
  const count = groupedFigures(product_count);
  if (product_count === 0 || children > 0) return <span>{count}</span>;
  return (
    <RelatedListLink
      resource="product-list"
      filter={{ category_id: id }}
      label={words('products', { name, count })}
    >
      {count}
    </RelatedListLink>
  );
};
