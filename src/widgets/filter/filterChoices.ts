import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { useResourceWords } from '../text/useResourceWords';
import type { Choice, Choices, SelectFilter } from './listFilter';

/** A fixed list of values, each worded by `resources.<resource>.<words>.<value>`. */
export const wordedChoices =
  (values: readonly (string | boolean)[], words: string): SelectFilter['useChoices'] =>
  () => {
    const translate = useResourceWords();
    return { choices: values.map((value) => ({ value, label: translate(`${words}.${value}`) })) };
  };

/** What a query reads, as choices; they may still be on their way, and can be asked for again where they failed. */
export const choicesOf = <T>(
  { data, isError, refetch }: Pick<UseQueryResult<readonly T[]>, 'data' | 'isError' | 'refetch'>,
  choiceOf: (item: T) => Choice,
): Choices => ({ choices: data?.map(choiceOf), retry: isError ? () => void refetch() : undefined });

type ReadChoices<T> = { resource?: string; name: string; schema: z.ZodMiniType<readonly T[]> };

/** Choices that the server names: `GET <resource>/<name>`, by default of the resource around us. */
export const readChoices =
  <T>(read: ReadChoices<T>, choiceOf: (item: T) => Choice): SelectFilter['useChoices'] =>
  () =>
    choicesOf(useResourceRead(read), choiceOf);
