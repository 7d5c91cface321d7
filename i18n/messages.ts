import type { TranslationMessages } from 'ra-core';
import { paymentMethods } from './domain';
import { errors } from './errors';
import { layout } from './layout';
import { ra } from './ra';
import { validation } from './validation';
import { action } from './widgets/action';
import { chart } from './widgets/chart';
import { exporting } from './widgets/export';
import { feedback } from './widgets/feedback';
import { field } from './widgets/field';
import { filter } from './widgets/filter';
import { form } from './widgets/form';
import { list } from './widgets/list';
import { photo } from './widgets/photo';
import { print } from './widgets/print';
import { queue } from './widgets/queue';
import { record } from './widgets/record';
import { reorder } from './widgets/reorder';
import { save } from './widgets/save';
import { text } from './widgets/text';

/**
 * The messages that every page may show, by the folders of src. The messages of an area are in areas/, and belong to its
 * declaration (src/areas) under `resources.<name>`. The login page is outside react-admin and imports its own messages
 * (login.ts).
 */
export const messages = {
  ra,
  layout,
  widgets: {
    action,
    chart,
    export: exporting,
    feedback,
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
  },
  domain: { paymentMethods },
  validation,
  errors,
} satisfies TranslationMessages;
