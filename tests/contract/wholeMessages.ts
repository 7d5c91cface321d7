import { matrix } from '../../i18n/areas/access-management/matrix';
import { openings, preview } from '../../i18n/areas/access-management/preview';
import { review } from '../../i18n/areas/access-management/review';
import { holdings } from '../../i18n/areas/seller/holdings';
import { sellerImport } from '../../i18n/areas/seller/import';
import { palette } from '../../i18n/layout/palette';
import { messages as shared } from '../../i18n/messages';
import { profile } from '../../i18n/profile';
import { activity, activityList } from '../../i18n/widgets/activity';
import { bulk } from '../../i18n/widgets/bulk';
import { notes } from '../../i18n/widgets/notes';
import { photoTools } from '../../i18n/widgets/photo/tools';
import { conflict } from '../../i18n/widgets/save/conflict';
import { view } from '../../i18n/widgets/view';
import { menu } from '../../src/areas';
import { messagesOf } from '../../src/menu/area';

/** Every message that `translate` can find: those that App.tsx joins, and those that load with their own code. */
export const messages = {
  ...shared,
  layout: { ...shared.layout, palette },
  profile,
  widgets: { ...shared.widgets, activity, bulk, conflict, notes, photoTools, view },
  resources: { ...messagesOf(menu), activity: activityList },
  role: { matrix, openings, preview, review },
  holdings,
  sellerImport,
};
