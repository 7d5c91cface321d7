import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Picture } from '../../domain/format/picture';
import { groupedFigures } from '../../domain/format/rupiah';
import { ImageUploadInput } from '../../form/photo/ImageUploadInput';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { bannerRules } from './bannerRules';
import { isShaped, shapeOf } from './bannerWire';

/** The picture of a banner, with a warning while its shape is not that of the chosen position. */
export const BannerImageInput = ({ relatedIdentity }: { relatedIdentity: string }) => {
  const words = useResourceWords();
  const [image, position] = useWatch({ name: ['image', 'position'] }) as [Picture | null, string];
  const [size, setSize] = useState({ width: 0, height: 0 });
  const shape = shapeOf(position);
  const pixels = ({ width, height } = size) =>
    words('pixels', { width: groupedFigures(width), height: groupedFigures(height) });
  const isOther = shape && image && size.height > 0 && !isShaped(size, shape);
  return (
    <ImageUploadInput
      source="image"
      relatedIdentity={relatedIdentity}
      validate={bannerRules.image}
      subtitle={words('help.image', { size: shape ? pixels(shape) : '' })}
      aspect={shape && shape.width / shape.height}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setSize({ width: naturalWidth, height: naturalHeight })
      }
    >
      <div role="status">
        {isOther && (
          <p className="caution">
            {words('otherShape', {
              size: pixels(),
              place: words(`positions.${position}`),
              placeSize: pixels(shape),
            })}
          </p>
        )}
      </div>
    </ImageUploadInput>
  );
};
