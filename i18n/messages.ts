import type { TranslationMessages } from 'ra-core';
import { charts } from './charts';
import { errors } from './errors';
import { forms } from './forms';
import { kit } from './kit';
import { ra } from './ra';
import { layout } from './layout';
import { validation } from './validation';
import { widgets } from './widgets';

/**
 * The messages that every page may show. What an area says lies in areas/ and comes with its declaration (src/areas), under
 * `resources.<name>`. The login page lives outside react-admin and imports its own strings (login.ts).
 */
export const messages = {
  ra,
  layout,
  widgets,
  validation,
  errors,
  forms,
  kit,
  charts,
} satisfies TranslationMessages;
