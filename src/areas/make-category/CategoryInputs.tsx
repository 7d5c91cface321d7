import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { makeCategory } from '../../../i18n/areas/make-category';
import { slugOf, slugPattern } from '../../domain/format/slug';
import { TextInput } from '../../form/TextInput';
import { atMost, fits, required } from '../../form/textRules';
import { DrawerHistory } from '../../record/DrawerHistory';
import { categoryCodes } from './categoryCodes';
import { CategoryIconInput } from './CategoryIconInput';
import { categoryLimits } from './categoryWire';
import { ParentInput } from './ParentInput';

const nameRules = [
  required(makeCategory.fields.name),
  atMost(categoryLimits.name, 'resources.make-category.validation.name'),
];
const slugRules = [
  required(makeCategory.fields.slug),
  fits(
    (text) => slugPattern.test(text) && text.length <= categoryLimits.slug,
    'resources.make-category.validation.slug',
  ),
];

/** Derives the slug from the name until the user types another slug; a slug from a restored draft counts as typed. */
const SuggestedSlug = () => {
  const { setValue, getValues } = useFormContext<{ name: string | null; slug: string | null }>();
  const name = useWatch<{ name: string | null }, 'name'>({ name: 'name' });
  const suggested = useRef('');
  useEffect(() => {
    const slug = slugOf(name ?? '').slice(0, categoryLimits.slug);
    const current = getValues('slug') ?? '';
    const isOurs = current === '' || current === suggested.current;
    suggested.current = slug;
    if (isOurs && current !== slug) setValue('slug', slug);
  }, [name, getValues, setValue]);
  return null;
};

/** The inputs of a category. */
export const CategoryInputs = ({ isNew = false }: { isNew?: boolean }) => {
  const parentId: unknown = useWatch({ name: 'parent_id' });
  return (
    <>
      <TextInput source="name" validate={nameRules} />
      <TextInput source="slug" validate={slugRules} helperText="resources.make-category.help.slug" />
      {isNew && <SuggestedSlug />}
      {isNew && <ParentInput />}
      {parentId === '' && <CategoryIconInput />}
      <DrawerHistory codes={categoryCodes} />
    </>
  );
};
