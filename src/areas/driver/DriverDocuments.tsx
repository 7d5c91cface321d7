import { FullWidth } from '../../form/FullWidth';
import { PhotoButton } from '../../form/photo/PhotoButton';
import { PlainDate } from '../../ui/text/PlainDate';
import { ToneBadge } from '../../ui/text/StateBadge';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { documentTypes, type Driver, expiryOf } from './driverWire';
import { useDriverPhotos } from './useDriverPhotos';
import { useExpiry } from './useExpiry';

/** Shows by text, shape and colour whether a document that expires on a date (`YYYY-MM-DD`) is valid today. */
const ExpiryBadge = ({ expiry, type }: { expiry: string; type: string }) => {
  const { text, tone } = useExpiry()(expiry, type);
  return <ToneBadge tone={tone}>{text}</ToneBadge>;
};

/** The documents SIM, STNK and SKCK, each with its picture, which can be enlarged, and its expiry date. */
export const DriverDocuments = ({ driver }: { driver: Driver }) => {
  const words = useResourceWords();
  const photos = useDriverPhotos(driver);
  return (
    <FullWidth as="ul" className="driver-documents">
      {documentTypes.map((type) => {
        const index = photos.findIndex((photo) => photo.type === type);
        return (
          <li key={type}>
            {index < 0 ? (
              <p className="driver-document-picture">{words('document.none')}</p>
            ) : (
              <div className="driver-document-picture">
                <PhotoButton photos={photos} index={index} label={words('document.open', { type })} />
              </div>
            )}
            <div className="driver-document-words">
              <strong>{type}</strong>
              <ExpiryBadge expiry={expiryOf(driver, type)} type={type} />
              <small>
                <span>{words('document.until')}</span> <PlainDate value={expiryOf(driver, type)} />
              </small>
            </div>
          </li>
        );
      })}
    </FullWidth>
  );
};
