import { KeyList } from './KeyList';
import { Palette } from './Palette';

/** The dialogs that the top bar and the keys of every page open. */
export type PaletteDialog = 'palette' | 'keys';

type PaletteDialogsProps = {
  shown: PaletteDialog;
  /** Another dialog, or none. */
  onShow: (next?: PaletteDialog) => void;
};

/** The palette or the list of keys, in one file: neither is big, and one leads to the other. */
const PaletteDialogs = ({ shown, onShow }: PaletteDialogsProps) =>
  shown === 'keys' ? (
    <KeyList onClose={() => onShow()} />
  ) : (
    <Palette onClose={() => onShow()} onKeys={() => onShow('keys')} />
  );

export default PaletteDialogs;
