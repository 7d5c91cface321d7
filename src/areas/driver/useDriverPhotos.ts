import type { NamedPhoto } from '../../form/photo/PhotoButton';
import { useFieldLabel } from '../../ui/text/useFieldLabel';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { documentTypes, type Driver } from './driverWire';

/** Returns the photos of a driver, to go from one to the next: the face, then the documents. `type` is 'photo' for the face. */
export const useDriverPhotos = ({ photo, documents, full_name }: Driver) => {
  const words = useResourceWords();
  const faceLabel = useFieldLabel()('photo');
  const titled = (
    type: string,
    label: string,
    picture: string | null | undefined,
  ): (NamedPhoto & { type: string })[] =>
    picture ? [{ type, picture, title: words('document.title', { type: label, name: full_name }) }] : [];
  return [
    ...titled('photo', faceLabel, photo),
    ...documentTypes.flatMap((type) =>
      titled(type, type, documents.find((document) => document.type === type)?.image),
    ),
  ];
};
