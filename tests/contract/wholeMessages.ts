import { messages as shared } from '../../i18n/messages';
import { menu } from '../../src/areas';
import { messagesOf } from '../../src/menu/area';

/** Every message that `translate` can find, as App.tsx puts them together. */
export const messages = { ...shared, resources: messagesOf(menu) };
