import { useInput, useParams, useTranslate } from 'ra-core';
import { type FieldValues, useWatch } from 'react-hook-form';
import { makeCategory } from '../../../i18n/areas/make-category';
import { breadcrumbOf } from '../../domain/tree';
import { ShownValue } from '../../form/save/conflict/ConflictDialog';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { SelectInput } from '../../form/SelectInput';
import { TextInput } from '../../form/TextInput';
import { atMost, fits, rulesOf, trimmed } from '../../form/textRules';
import { useSuggestion } from '../../form/useSuggestion';
import { CreateDrawer, DrawerHistory, EditDrawer } from '../../record/DrawerForm';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { categoryCodes, newParents, slugOf, useCategories } from './categoryModel';
import { CategoryIcon } from './CategoryTexts';
import { type Category, categoryIcons, categoryLimits, slugPattern } from './categoryWire';

const { must } = rulesOf(makeCategory.fields);
const rules = {
  name: must('name', atMost(categoryLimits.name, 'resources.make-category.validation.name')),
  slug: must(
    'slug',
    fits(
      (text) => slugPattern.test(text) && text.length <= categoryLimits.slug,
      'resources.make-category.validation.slug',
    ),
  ),
};

const CategoryIconInput = () => {
  const words = useResourceWords();
  const label = useFieldLabel()('icon');
  const { field } = useInput<string | null>({ source: 'icon' });
  return (
    <fieldset className="category-icons icons-20">
      <legend className="label">{label}</legend>
      <div className="flow">
        {categoryIcons.map((icon) => (
          <label key={icon} title={words(`icons.${icon}`)}>
            <input
              type="radio"
              name={field.name}
              value={icon}
              checked={field.value === icon}
              onChange={() => field.onChange(icon)}
              aria-label={words(`icons.${icon}`)}
            />
            <CategoryIcon name={icon} />
          </label>
        ))}
      </div>
      <small>{words('help.icon')}</small>
    </fieldset>
  );
};

/** Also the parent from the URL, if it takes no more subcategories. */
const ParentInput = () => {
  const words = useResourceWords();
  const translate = useTranslate();
  const { data = [], isPending } = useCategories();
  return (
    <SelectInput
      source="parent_id"
      unlisted={(id) => {
        const parent = data.find((category) => category.id === id);
        if (parent) return breadcrumbOf(data, parent);
        return isPending ? translate('field.picker.loading') : id;
      }}
      helperText={words('help.parent_id')}
      choices={[
        { id: '', name: words('top') },
        ...newParents(data).map((parent) => ({ id: parent.id, name: breadcrumbOf(data, parent) })),
      ]}
    />
  );
};

/** Follows the name until the user types a slug. */
const SuggestedSlug = () => {
  const name = useWatch<{ name: string | null }, 'name'>({ name: 'name' });
  useSuggestion('slug', slugOf(name ?? '').slice(0, categoryLimits.slug));
  return null;
};

const CategoryInputs = ({ isNew = false }: { isNew?: boolean }) => {
  const parentId: unknown = useWatch({ name: 'parent_id' });
  return (
    <>
      <TextInput source="name" validate={rules.name} />
      <TextInput source="slug" validate={rules.slug} helperText="resources.make-category.help.slug" />
      {isNew && <SuggestedSlug />}
      {isNew && <ParentInput />}
      {parentId === '' && <CategoryIconInput />}
      <DrawerHistory codes={categoryCodes} />
    </>
  );
};

const Icon = (shown: ShownField) => {
  const icon = categoryIcons.find((name) => name === shown.values.icon);
  return (
    <span className="row">
      {icon && <CategoryIcon name={icon} />} <ShownValue {...shown} />
    </span>
  );
};

const categoryMerge: MergeRules = {
  needed: ['name', 'slug'],
  codes: categoryCodes,
  shown: { icon: Icon },
};

/** `create/<id>` chooses that category as the parent. */
export const CategoryCreate = () => {
  const { '*': parent_id = '' } = useParams();
  return (
    <CreateDrawer
      defaultValues={{ name: '', slug: '', parent_id, icon: 'category' }}
      identifiedBy={['slug']}
      bodyOf={({ parent_id: parent, ...values }) =>
        parent === ''
          ? { ...bodyOf(values), parent_id: null }
          : { ...bodyOf(values), parent_id: parent as string, icon: null }
      }
    >
      <CategoryInputs isNew />
    </CreateDrawer>
  );
};

const valuesOf = ({ id, name, slug, parent_id, icon }: Category) => ({
  id,
  name,
  slug,
  parent_id: parent_id ?? '',
  icon,
});

const bodyOf = ({ name, slug, icon }: FieldValues) => ({
  name: trimmed(name),
  slug: trimmed(slug),
  icon: (icon ?? null) as string | null,
});

/** Parent, order and state are changed in the tree. */
export const CategoryEdit = () => (
  <EditDrawer<Category> valuesOf={valuesOf} bodyOf={bodyOf} merge={categoryMerge}>
    <CategoryInputs />
  </EditDrawer>
);
