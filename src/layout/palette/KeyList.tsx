import Button from '@mui/material/Button';
import type { palette } from '../../../i18n/layout/palette';
import { TitledDialog } from '../../widgets/feedback/TitledDialog';
import { isMac } from '../../widgets/feedback/usePageKeys';
import { queueKeys } from '../../widgets/queue/queueWalk';
import { usePaletteWords } from './usePaletteWords';
import './KeyList.css';

type Word = keyof typeof palette;
type Key = { does: Word; keys: readonly string[] };

/** The keys of the product, by where they act. */
const places: readonly { title: Word; keys: readonly Key[] }[] = [
  {
    title: 'keysEverywhere',
    keys: [
      { does: 'keyPalette', keys: [isMac() ? '⌘' : 'Ctrl', 'K'] },
      { does: 'keySearch', keys: ['/'] },
      { does: 'keyKeys', keys: ['?'] },
      { does: 'keyClose', keys: ['Esc'] },
    ],
  },
  {
    title: 'keysList',
    keys: [{ does: 'keyRange', keys: ['Shift', 'space'] }],
  },
  {
    title: 'keysRecord',
    keys: [
      { does: 'keyPrevious', keys: ['←'] },
      { does: 'keyNext', keys: ['→'] },
      { does: 'keyNote', keys: [isMac() ? '⌘' : 'Ctrl', 'Enter'] },
    ],
  },
  {
    title: 'keysQueue',
    keys: [
      { does: 'keyAccept', keys: [queueKeys.accept, 'Enter'] },
      { does: 'keyRefuse', keys: [queueKeys.refuse] },
      { does: 'keySkip', keys: [queueKeys.skip] },
    ],
  },
  {
    title: 'keysPhoto',
    keys: [
      { does: 'keyEnlarge', keys: ['+'] },
      { does: 'keyReduce', keys: ['−'] },
      { does: 'keyRotate', keys: ['R'] },
      { does: 'keyReset', keys: ['0'] },
    ],
  },
];

/** Every key that the product answers, in a dialog. */
export const KeyList = ({ onClose }: { onClose: () => void }) => {
  const words = usePaletteWords();
  return (
    <TitledDialog
      open
      maxWidth="sm"
      transitionDuration={0}
      title={words('keys')}
      text={words('keysSentence')}
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" autoFocus onClick={onClose}>
          {words('close')}
        </Button>
      }
    >
      <div className="key-list" role="region" aria-label={words('keys')} tabIndex={0}>
        {places.map(({ title, keys }) => (
          <section key={title}>
            <h3>{words(title)}</h3>
            <dl>
              {keys.map((key) => (
                <div key={key.does}>
                  <dt>{words(key.does)}</dt>
                  <dd>
                    {key.keys.map((name) => (
                      <kbd key={name}>{name === 'space' ? words(name) : name}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </TitledDialog>
  );
};
