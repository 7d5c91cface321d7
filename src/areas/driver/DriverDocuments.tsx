import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Photo } from '../../widgets/photo/Photo';
import { PictureViewer } from '../../widgets/photo/PictureViewer';
import { PlainDate } from '../../widgets/text/PlainDate';
import { driverKey } from './driverKey';
import { type DocumentType, documentTypes, type Driver, expiryOf } from './driverWire';
import { ExpiryBadge } from './ExpiryBadge';

type Shown = { type: DocumentType; isOpen: boolean };

/** SIM, STNK and SKCK: the picture, which opens large, and until when each is valid. */
export const DriverDocuments = ({ driver }: { driver: Driver }) => {
  const translate = useTranslate();
  // Which document it was is kept while the dialog fades out.
  const [shown, setShown] = useState<Shown>({ type: 'SIM', isOpen: false });
  const imageOf = (type: DocumentType): string | undefined =>
    driver.documents.find((document) => document.type === type)?.image;
  const large = imageOf(shown.type);
  const title = translate(driverKey('document.title'), { type: shown.type, name: driver.full_name });
  const close = () => setShown({ ...shown, isOpen: false });
  return (
    <>
      <ul className="driver-documents form-wide">
        {documentTypes.map((type) => {
          const image = imageOf(type);
          return (
            <li key={type}>
              {image === undefined ? (
                <p className="driver-document-picture">{translate(driverKey('document.none'))}</p>
              ) : (
                <button
                  type="button"
                  className="driver-document-picture"
                  aria-haspopup="dialog"
                  onClick={() => setShown({ type, isOpen: true })}
                >
                  <Photo picture={image} alt={translate(driverKey('document.open'), { type })} />
                </button>
              )}
              <div className="driver-document-words">
                <strong>{type}</strong>
                <ExpiryBadge expiry={expiryOf(driver, type)} />
                <small>
                  {translate(driverKey('document.until'))} <PlainDate value={expiryOf(driver, type)} />
                </small>
              </div>
            </li>
          );
        })}
      </ul>
      <Dialog
        open={shown.isOpen}
        onClose={close}
        fullWidth
        maxWidth="md"
        aria-labelledby="driver-document-title"
      >
        <DialogTitle id="driver-document-title">{title}</DialogTitle>
        <DialogContent>
          {large !== undefined && <PictureViewer key={large} picture={large} label={title} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" autoFocus onClick={close}>
            {translate(driverKey('document.close'))}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
