import type { TranslationMessages } from 'ra-core';
import { charts } from './charts';
import { paymentMethods } from './domain';
import { errors } from './errors';
import { form } from './form';
import { photo } from './form/photo';
import { save } from './form/save';
import { layout } from './layout';
import { list } from './list';
import { exporting } from './list/export';
import { filter } from './list/filter';
import { reorder } from './list/reorder';
import { ra } from './ra';
import { record } from './record';
import { action } from './record/action';
import { print } from './record/print';
import { queue } from './record/queue';
import { ui } from './ui';
import { field } from './ui/field';
import { text } from './ui/text';
import { validation } from './validation';

/**
 * The messages that every page may show, by the folders of src. The messages of an area are in areas/, and belong to its
 * declaration (src/areas) under `resources.<name>`. The login page is outside react-admin and imports its own messages
 * (login.ts).
 */
export const messages = {
  ra,
  layout,
  action,
  charts,
  export: exporting,
  field,
  filter,
  form,
  list,
  photo,
  print,
  queue,
  record,
  reorder,
  save,
  text,
  ui,
  domain: { paymentMethods },
  validation,
  errors,
} satisfies TranslationMessages;
