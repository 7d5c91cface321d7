import { KeyList } from './KeyList';
import { Palette } from './Palette';

/** The dialogs of the palette button and of the keys of every page. */
export type PaletteDialog = 'palette' | 'keys';

type PaletteDialogsProps = {
  shown: PaletteDialog;
  /** Shows another dialog, or closes the current one. */
  onShow: (next?: PaletteDialog) => void;
};

/** The palette or the list of keys. They share one file, because both are small, and one opens the other. */
const PaletteDialogs = ({ shown, onShow }: PaletteDialogsProps) =>
  shown === 'keys' ? (
    <KeyList onClose={() => onShow()} />
  ) : (
    <Palette onClose={() => onShow()} onKeys={() => onShow('keys')} />
  );

export default PaletteDialogs;
