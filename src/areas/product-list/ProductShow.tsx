import { ratingText } from '../../domain/format/rupiah';
import { PhotoButton } from '../../form/photo/PictureViewer';
import { ActionBar } from '../../record/action/ActionButton';
import { ReadField } from '../../record/ReadField';
import { ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { useResourceWords } from '../../ui/text/words';
import { type Product, productOrder, productTransitions } from './productWire';
import './products.css';

const Photos = ({ product: { images, name } }: { product: Product }) => {
  const words = useResourceWords();
  if (images.length === 0) return <p>{words('noPhotos')}</p>;
  const photos = images.map((picture, index) => ({
    picture,
    title: words('photo', { name, number: index + 1, count: images.length }),
  }));
  return (
    <FullWidth as="ul" className="product-photos flow">
      {photos.map(({ title }, index) => (
        <li key={title}>
          <PhotoButton photos={photos} index={index} />
        </li>
      ))}
    </FullWidth>
  );
};

const ProductDetail = ({ product }: { product: Product }) => {
  const words = useResourceWords();
  const { discount, rating } = product;
  return (
    <>
      <ResourceSection section="review">
        <ReadField source="status" type="state" />
        <ReadField source="availability" type="state" />
        {product.reason !== null && <ReadField source="reason" wide />}
      </ResourceSection>
      <ResourceSection section="photos">
        <Photos product={product} />
      </ResourceSection>
      <ResourceSection section="product">
        <ReadField source="name" />
        <ReadField source="sku" />
        <ReadField source="seller" link="member-list/seller" />
        <ReadField source="category" link="make-category" />
        <ReadField source="condition" words="conditions" />
        <ReadField source="created_at" type="instant" />
        <ReadField source="description" wide />
      </ResourceSection>
      <ResourceSection section="sale">
        <ReadField source="price" type="money" />
        <ReadField source="discount">{discount > 0 && words('percent', { discount })}</ReadField>
        <ReadField source="stock" type="number" />
        <ReadField source="sold" type="number" />
        <ReadField source="min_order" type="number" />
        <ReadField source="weight_gram" type="number" />
        <ReadField source="rating">{rating === null ? null : ratingText(rating)}</ReadField>
      </ResourceSection>
      <RecordHistory history={product.history} />
    </>
  );
};

const ProductShow = () => (
  <ShowPage
    usualOrder={productOrder}
    sentence={({ seller }: Product) => seller}
    actions={<ActionBar transitions={productTransitions} />}
  >
    {(product) => <ProductDetail product={product} />}
  </ShowPage>
);

export default ProductShow;
