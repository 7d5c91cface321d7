import { useRef, useState } from 'react';
import type { palette } from '../../../i18n/layout/palette';
import { helpPath } from '../../menu/routeArea';
import { queueKeys } from '../../record/queue/queueWalk';
import { Button } from '../../ui/Button';
import { TitledDialog } from '../../ui/Dialog';
import { LinkButton } from '../../ui/LinkButton';
import { commandKey, isMac } from '../../ui/pageKeys';
import { usePaletteWords } from './paletteOptions';
import './Palette.css';

type Word = keyof typeof palette;
type Key = {
  does: Word;
  keys: readonly string[];
  /** `aria-keyshortcuts` of the element that handles the key; none if the key works on every page. */
  declared?: string;
};

const command = commandKey();

const places: readonly { title: Word; keys: readonly Key[] }[] = [
  {
    title: 'keysEverywhere',
    keys: [
      { does: 'keyPalette', keys: [command, 'K'] },
      { does: 'keyKeys', keys: ['?'] },
      { does: 'keyClose', keys: ['Esc'] },
    ],
  },
  {
    title: 'keysList',
    keys: [
      { does: 'keySearch', keys: ['/'], declared: '/' },
      { does: 'keyRange', keys: ['Shift', 'space'], declared: 'Shift+Space' },
    ],
  },
  {
    title: 'keysRecord',
    keys: [
      { does: 'keyPrevious', keys: ['←'], declared: 'ArrowLeft' },
      { does: 'keyNext', keys: ['→'], declared: 'ArrowRight' },
    ],
  },
  {
    title: 'keysNote',
    keys: [{ does: 'keyNote', keys: [command, 'Enter'], declared: isMac() ? 'Meta+Enter' : 'Control+Enter' }],
  },
  {
    title: 'keysQueue',
    keys: [
      { does: 'keyAccept', keys: [queueKeys.accept, 'Enter'], declared: queueKeys.accept },
      { does: 'keyRefuse', keys: [queueKeys.refuse], declared: queueKeys.refuse },
      { does: 'keySkip', keys: [queueKeys.skip], declared: queueKeys.skip },
    ],
  },
  {
    title: 'keysPhoto',
    keys: [
      { does: 'keyEnlarge', keys: ['+'], declared: '+' },
      { does: 'keyReduce', keys: ['−'], declared: '-' },
      { does: 'keyRotate', keys: ['R'], declared: 'R' },
      { does: 'keyReset', keys: ['0'], declared: '0' },
    ],
  },
];

/** Those that work on the page behind the dialog. */
const placesHere = (): typeof places =>
  places
    .map(({ title, keys }) => ({
      title,
      keys: keys.filter(
        ({ declared }) =>
          declared === undefined || document.querySelector(`[aria-keyshortcuts~="${declared}"]`) !== null,
      ),
    }))
    .filter(({ keys }) => keys.length > 0);

export const KeyList = ({ onClose }: { onClose: () => void }) => {
  const words = usePaletteWords();
  const [shown, setShown] = useState(placesHere);
  const list = useRef<HTMLDivElement>(null);
  return (
    <TitledDialog
      open
      transitionDuration={0}
      title={words('keys')}
      text={words('keysSentence')}
      onClose={onClose}
      actions={
        <>
          {shown !== places && (
            <Button
              onClick={() => {
                setShown(places);
                list.current?.focus();
              }}
            >
              {words('keysElsewhere')}
            </Button>
          )}
          <LinkButton to={helpPath} onClick={onClose}>
            {words('keysHelp')}
          </LinkButton>
          <Button variant="outlined" color="inherit" autoFocus onClick={onClose}>
            {words('close')}
          </Button>
        </>
      }
    >
      <div ref={list} className="key-list" role="region" aria-label={words('keys')} tabIndex={0}>
        {shown.map(({ title, keys }) => (
          <section key={title}>
            <h3>{words(title)}</h3>
            <dl>
              {keys.map((key) => (
                <div key={key.does} className="row ends">
                  <dt>{words(key.does)}</dt>
                  <dd className="row">
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
