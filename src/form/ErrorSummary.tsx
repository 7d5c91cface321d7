import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../ui/Button';
import { useFieldLabel } from '../ui/text/words';
import { OutcomeHelp } from './save/OutcomeHelp';
import { saveCancelled, unknownOutcome } from './save/useFormSubmit';
import './ErrorSummary.css';

type WrongFieldsProps = {
  /** The names of the invalid fields, in document order. */
  names: readonly string[];
  /** Returns the title of a field's section; undefined for a field outside of all sections. */
  sectionOf: (name: string) => string | undefined;
  /** Focuses the first of these fields. */
  onChoose: (names: readonly string[]) => void;
};

/** The maximum number of separate links; more invalid fields are grouped by section. */
const maxSingleLinks = 6;

/** Links to the invalid fields of a form: one per field, or one per section if there are many. */
const WrongFields = ({ names, sectionOf, onChoose }: WrongFieldsProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();

  const links = new Map<string, string[]>();
  for (const name of names) {
    const key = (names.length > maxSingleLinks && sectionOf(name)) || fieldLabel(name);
    links.set(key, [...(links.get(key) ?? []), name]);
  }
  return (
    <ul>
      {[...links].map(([title, fields]) => (
        <li key={title}>
          <Button variant="link" color="inherit" className="is-underlined" onClick={() => onChoose(fields)}>
            {fields.length > 1
              ? translate('form.summary.inSection', { smart_count: fields.length, section: title })
              : fieldLabel(fields[0] ?? '')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

type RootErrors = Partial<
  Record<'serverError' | 'unknown' | 'outcome' | typeof saveCancelled, { message?: string }>
>;

const controlsOf = (form: HTMLFormElement | null | undefined): HTMLElement[] =>
  [...(form?.elements ?? [])].filter((element): element is HTMLElement => element instanceof HTMLElement);

const nameOf = (element: HTMLElement): string => element.getAttribute('name') ?? '';

/** Returns the fields of a form in document order, each with the title of its section. */
const sectionsOf = (form: HTMLFormElement | null | undefined): ReadonlyMap<string, string | undefined> =>
  new Map(
    controlsOf(form).map((control) => [
      nameOf(control),
      control.closest('.form-section')?.querySelector('h2')?.textContent,
    ]),
  );

/** Scrolls to a field: with the whole summary if both fit, otherwise without it, because a toast may cover a part of it. */
const showTogether = (summary: HTMLElement, field: HTMLElement): void => {
  summary.scrollIntoView({ block: 'end' });
  const { top } = summary.getBoundingClientRect();
  field.scrollIntoView({ block: 'nearest' });
  if (summary.getBoundingClientRect().top === top) return;
  field.scrollIntoView({ block: 'center' });
  if (summary.getBoundingClientRect().bottom > 0) field.scrollIntoView({ block: 'start' });
};

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

/**
 * The errors of a form, above its fields (docs/reliability.md): links to the invalid fields (WrongFields), the server's errors
 * on fields that the form does not have (`errors.root.unknown`), and the reason of a failed save, or help if its outcome is
 * unknown (OutcomeHelp). After every failed submit it shows a toast and focuses the first invalid field of the page. Its Form
 * needs `shouldFocusError={false}`, because react-hook-form handles the focus for client errors only.
 */
export const ErrorSummary = () => {
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const translate = useTranslate();
  const notify = useNotify();
  const box = useRef<HTMLDivElement>(null);
  const { root, ...fields } = errors as typeof errors & { root?: RootErrors };
  const [{ count, sections }, setSeen] = useState({ count: submitCount, sections: sectionsOf(null) });
  useLayoutEffect(
    () => setSeen({ count: submitCount, sections: sectionsOf(box.current?.closest('form')) }),
    [submitCount],
  );
  const names = [...new Set([...sections.keys(), ...Object.keys(fields)])].filter((name) => name in fields);

  // A disabled field cannot be focused but is scrolled into view, because another field determines its value.
  const goTo = (wanted: readonly string[]) => {
    const controls = controlsOf(box.current?.closest('form')).filter((control) =>
      wanted.includes(nameOf(control)),
    );
    const first = controls.find((control) => !isDisabled(control));
    (first ?? box.current)?.focus({ preventScroll: true });
    if (box.current) showTogether(box.current, first ?? controls[0] ?? box.current);
  };

  // Waits for `count`, which is set with the current sections, because the summary has its final height only then.
  const seenCount = useRef(count);
  useEffect(() => {
    if (count === seenCount.current) return;
    seenCount.current = count;
    if (Object.keys(errors).length === 0 || root?.[saveCancelled]) return;
    goTo(Object.keys(errors));
    const message = root?.serverError?.message ?? 'ra.message.invalid_form';
    notify(message, { type: 'error' });
  });

  const hasMessages = names.length > 0 || root?.serverError !== undefined || root?.unknown !== undefined;
  if (submitCount === 0 || !hasMessages) return <div ref={box} tabIndex={-1} hidden />;

  const isUnknown = root?.outcome?.message === unknownOutcome;
  const title = isUnknown
    ? translate('form.summary.unknownOutcome')
    : names.length > 0
      ? translate('form.summary.count', { smart_count: names.length })
      : translate('form.summary.notSaved');

  return (
    <div ref={box} tabIndex={-1} className="error-summary" role="group" aria-label={title}>
      <p className="error-summary-title">{title}</p>
      {root?.serverError?.message && (
        <p>{translate(root.serverError.message, { _: root.serverError.message })}</p>
      )}
      {root?.unknown?.message && (
        <p>{translate('form.summary.elsewhere', { faults: root.unknown.message })}</p>
      )}
      {isUnknown && <OutcomeHelp key={submitCount} />}
      {names.length > 0 && (
        <WrongFields names={names} sectionOf={(name) => sections.get(name)} onChoose={goTo} />
      )}
    </div>
  );
};
