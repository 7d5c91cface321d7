import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { PhotoBox } from './PhotoBox';
import { PhotoButton } from './PictureViewer';

type ShownPhotoProps = Pick<ComponentProps<typeof PhotoBox>, 'empty' | 'className' | 'wide'> & {
  /** The viewer steps through all of them. */
  photos: ComponentProps<typeof PhotoButton>['photos'];
  /** Of the shown photo; -1 if there is none. */
  index: number;
  label: string;
  alt?: string;
  busy?: string | null;
};

/** A photo of a record, which a click enlarges. */
export const ShownPhoto = (props: ShownPhotoProps) => {
  const { photos, index, label, alt = label, busy = null, ...box } = props;
  const translate = useTranslate();
  const picture = photos[index]?.picture ?? null;
  return (
    <PhotoBox {...box} picture={picture} alt={alt} busy={busy}>
      {picture && busy === null && (
        <PhotoButton photos={photos} index={index} label={translate('photo.enlarge', { label })} isOverlay />
      )}
    </PhotoBox>
  );
};
