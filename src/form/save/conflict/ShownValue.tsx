import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { conflict } from '../../../../i18n/form/save/conflict';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { useOwnWords } from '../../../ui/text/useOwnWords';
import { useValueText } from '../../../ui/text/useValueText';
import { Photo } from '../../photo/Photo';
import { MergingContext, type ShownField } from '../merging';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPicture = (value: unknown): value is { image: Blob | string } =>
  isObject(value) && (typeof value.image === 'string' || value.image instanceof Blob);

const isNamed = (value: unknown): value is { name: string } =>
  isObject(value) && typeof value.name === 'string';

/** A read-only form value: text as useValueText words it, an object with a name by that name, a picture as a thumbnail. */
export const ShownValue = ({ field, values }: Pick<ShownField, 'field' | 'values'>) => {
  const translate = useTranslate();
  const words = useOwnWords(conflict);
  const fieldLabel = useFieldLabel();
  const valueText = useValueText(useContext(MergingContext)?.rules.codes);
  const value = values[field];
  if (isPicture(value))
    return <Photo picture={value.image} alt={fieldLabel(field)} className="conflict-photo" />;
  if (isNamed(value)) return <span>{value.name}</span>;
  if (typeof value === 'boolean')
    return <span>{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</span>;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return <span>{text === '' ? words('empty') : valueText(field, text)}</span>;
};
