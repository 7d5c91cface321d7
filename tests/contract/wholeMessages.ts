import * as rights from '../../i18n/areas/access-management/rights';
import { sellerImport } from '../../i18n/areas/seller/import';
import { sellerSummary } from '../../i18n/areas/seller/summary';
import { photoTools } from '../../i18n/form/photo/tools';
import { conflict } from '../../i18n/form/save/conflict';
import { help, helpSentences, helpTitles } from '../../i18n/layout/help';
import { palette } from '../../i18n/layout/palette';
import { profile } from '../../i18n/layout/profile';
import { bulk } from '../../i18n/list/bulk';
import { view } from '../../i18n/list/view';
import { messages as shared } from '../../i18n/messages';
import { activity, activityList } from '../../i18n/record/activity';
import { notes } from '../../i18n/record/notes';
import { menu } from '../../src/areas';
import { messagesOf } from '../../src/menu/area';

/** Every message that `translate` can find: those that App.tsx joins, and those that load with their own code. */
export const messages = {
  ...shared,
  layout: { ...shared.layout, palette },
  profile,
  help: { help, helpSentences, helpTitles },
  activity,
  bulk,
  conflict,
  notes,
  photoTools,
  view,
  resources: { ...messagesOf(menu), activity: activityList },
  rights,
  sellerSummary,
  sellerImport,
};
