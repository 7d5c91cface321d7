import { KeyList } from './KeyList';
import { Palette } from './Palette';

export type PaletteDialog = 'palette' | 'keys';

type PaletteDialogsProps = {
  shown: PaletteDialog;
  /** Without `next`, closes the current one. */
  onShow: (next?: PaletteDialog) => void;
};

/** In one file, because both are small, and one opens the other. */
const PaletteDialogs = ({ shown, onShow }: PaletteDialogsProps) =>
  shown === 'keys' ? (
    <KeyList onClose={() => onShow()} />
  ) : (
    <Palette onClose={() => onShow()} onKeys={() => onShow('keys')} />
  );

export default PaletteDialogs;
