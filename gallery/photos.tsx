import { Form } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ImageUploadInput } from '../src/form/photo/ImageUploadInput';
import { PhotoCell } from '../src/form/photo/Photo';
import { FailedPhoto, PhotoBox, PhotoFigure } from '../src/form/photo/PhotoBox';
import { PhotoButton, PictureViewer } from '../src/form/photo/PictureViewer';
import { ShownPhoto } from '../src/form/photo/ShownPhoto';
import { required } from '../src/form/textRules';
import { Frame } from './frame';
import photo from './photo.jpg';

/** A file that is no picture. */
const broken = '/gallery/index.html';

const box = { alt: 'Foto', empty: 'Belum ada foto' } as const;

/** Puts a file into two fields, one sent and one not, and validates an empty one. */
const Chosen = () => {
  const {
    setValue,
    trigger,
    formState: { isReady },
  } = useFormContext();
  // Waits until the form is ready, because react-admin's first effects reset it.
  useEffect(() => {
    if (isReady) void trigger('missing');
  }, [isReady, trigger]);
  useEffect(() => {
    fetch(photo)
      .then((response) => response.blob())
      .then((blob) => {
        const image = new File([blob], 'photo.jpg', { type: 'image/jpeg' });
        setValue('chosen', { image, url: photo });
        setValue('unsent', { image, url: '' });
      })
      // Without a server, as in the tests, the two fields stay empty.
      .catch(() => undefined);
  }, [setValue]);
  return null;
};

const owner = { relatedIdentity: 'gallery' } as const;

/** Photos to look at, small and large, shown, loading and failed, and every state of a field for a photo. */
export const Photos = () => (
  <>
    <Frame>
      <div className="gallery-row">
        <div className="gallery-photo">
          <PhotoButton photos={[{ picture: photo, title: 'Kemeja Batik Mega Mendung' }]} index={0} />
        </div>
        <PhotoCell picture={photo} first="Kopi Gayo 250 g" second="KOP-00017" />
        <PhotoCell picture={undefined} first="Kopi Gayo 250 g" second="KOP-00017" />
        <PhotoCell picture={photo} first="Promo akhir tahun" second="Beranda" wide />
        <PhotoCell
          picture={photo}
          first="Kopi Gayo 250 g, digiling untuk seduh manual"
          second="KOP-00017"
          wraps
        />
      </div>
      <div className="gallery-row">
        <PhotoFigure label="Foto Toko">
          <ShownPhoto
            photos={[{ picture: photo, title: 'Foto Toko' }]}
            index={0}
            label="Foto Toko"
            empty={box.empty}
          />
          <FailedPhoto retry={() => undefined}>Foto toko tidak dapat dimuat.</FailedPhoto>
        </PhotoFigure>
        <PhotoBox {...box} picture={null} busy={null} />
        <PhotoBox {...box} picture={null} busy="photo.loading" />
        <PhotoBox {...box} picture={photo} busy="photo.uploading" part={0.4} />
      </div>
    </Frame>
    <Frame title="Fields: empty, missing, stored, loading, sent, not sent">
      <Form>
        <div className="gallery-columns">
          <ImageUploadInput {...owner} source="photo" validate={required('Foto')} />
          <ImageUploadInput {...owner} source="missing" validate={required('Foto')} />
          <ImageUploadInput {...owner} source="stored" stored={photo} />
          <ImageUploadInput {...owner} source="loading" isLoading />
          <ImageUploadInput {...owner} source="chosen" aspect={1} />
          <ImageUploadInput {...owner} source="unsent" />
        </div>
        <Chosen />
      </Form>
    </Frame>
    <Frame title="Viewer: shown, failed">
      <div className="gallery-columns">
        <PictureViewer picture={photo} label="Bukti transfer" />
        <PictureViewer picture={broken} label="Bukti transfer yang rusak" />
      </div>
    </Frame>
  </>
);
