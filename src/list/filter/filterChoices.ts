import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { shopList } from '../../dataProvider/wire';
import { paymentMethods } from '../../domain/paymentMethods';
import { shopText } from '../../domain/shop';
import { usePaymentMethodName, useResourceWords } from '../../ui/text/words';
import type { FilterChoice, FilterChoices, SelectFilter } from './listFilter';

/** Their labels are at `resources.<resource>.<words>.<value>`. */
export const wordedChoices =
  (values: readonly (string | boolean)[], words: string): SelectFilter['useChoices'] =>
  () => {
    const translate = useResourceWords();
    return { choices: values.map((value) => ({ value, label: translate(`${words}.${value}`) })) };
  };

export const choicesOf = <T>(
  { data, isError, refetch }: Pick<UseQueryResult<readonly T[]>, 'data' | 'isError' | 'refetch'>,
  choiceOf: (item: T) => FilterChoice,
): FilterChoices => ({ choices: data?.map(choiceOf), retry: isError ? () => void refetch() : undefined });

type ReadChoices<T> = { name: string; schema: z.ZodMiniType<readonly T[]> };

export const readChoices =
  <T>(read: ReadChoices<T>, choiceOf: (item: T) => FilterChoice): SelectFilter['useChoices'] =>
  () =>
    choicesOf(useResourceRead(read), choiceOf);

/** Each text is its own label. */
export const readTexts = (read: ReadChoices<string>): SelectFilter['useChoices'] =>
  readChoices(read, (text) => ({ value: text, label: text }));

export const storeFilter: SelectFilter = {
  source: 'seller_id',
  label: 'seller',
  searchable: true,
  useChoices: readChoices({ name: 'stores', schema: shopList }, (shop) => ({
    value: shop.id,
    label: shopText(shop),
  })),
};

export const usePaymentMethodChoices: SelectFilter['useChoices'] = () => {
  const nameOf = usePaymentMethodName();
  return { choices: paymentMethods.map((value) => ({ value, label: nameOf(value) })) };
};
