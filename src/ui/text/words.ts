import {
  type RaRecord,
  type TranslateFunction,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { useCallback } from 'react';
import { isPlainDate, writtenDate } from '../../domain/format/plainDate';
import { writtenInstant } from '../../domain/format/wibTime';

export const useFieldLabel = () => {
  const translateLabel = useTranslateLabel();
  return useCallback(
    (source: string): string => {
      const label = translateLabel({ source });
      return typeof label === 'string' ? label : '';
    },
    [translateLabel],
  );
};

/** `words('a.b')` is `translate('resources.<resource>.a.b')`. */
export const useResourceWords = () => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return useCallback(
    (key: string, options?: Record<string, unknown>): string =>
      translate(`resources.${resource}.${key}`, options),
    [resource, translate],
  );
};

/** For messages that come with code on demand, and so are not in the app's file. */
export const useOwnWords = <Name extends string>(own: Readonly<Record<Name, string>>) => {
  const translate = useTranslate();
  return (name: Name, places: Readonly<Record<string, unknown>> = {}): string =>
    translate(own[name], { ...places, _: own[name] });
};

/** Its representation if that is text, otherwise its id. */
export const useRecordName = (): ((record: RaRecord) => string) => {
  const representation = useGetRecordRepresentation(useResourceContext());
  return (record) => {
    const shown = representation(record);
    return typeof shown === 'string' ? shown : String(record.id);
  };
};

/** A finished action, such as 'Produk disetujui': `resources.<resource>.actions.<action>.past`, else its `.label`. */
export const useDoneWords = () => {
  const translate = useTranslate();
  return useCallback(
    (resource: string, action: string, otherwise = action): string => {
      const key = `resources.${resource}.actions.${action}`;
      return translate(`${key}.past`, { _: translate(`${key}.label`, { _: otherwise }) });
    },
    [translate],
  );
};

/** Fields with coded values, with the key of their texts: `{ position: 'positions' }`. */
export type FieldCodes = Readonly<Record<string, string>>;

/** A code by its text, a date or an instant as people read it. */
export const useValueText = (codes: FieldCodes = {}) => {
  const words = useResourceWords();
  return (field: string, value: string): string => {
    if (value !== '' && Object.hasOwn(codes, field)) return words(`${codes[field]}.${value}`, { _: value });
    return isPlainDate(value) ? writtenDate(value) : writtenInstant(value) || value;
  };
};

/** An unknown method is shown as its code. */
export const paymentMethodName = (translate: TranslateFunction, method: string): string =>
  translate(`domain.paymentMethods.${method}`, { _: method });

export const usePaymentMethodName = (): ((method: string) => string) => {
  const translate = useTranslate();
  return (method) => paymentMethodName(translate, method);
};
