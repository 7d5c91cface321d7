import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useNotify, useResourceContext, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../ui/Button';
import { TextLink } from '../ui/LinkButton';
import { useFieldLabel } from '../ui/text/words';
import { controlsOf } from './Form';
import type { CheckSaved } from './save/outcome';
import type { SaveResult } from './save/useRecordForm';
import './ErrorSummary.css';

type WrongFieldsProps = {
  names: readonly string[];
  /** The title of a field's section; undefined outside of all sections. */
  sectionOf: (name: string) => string | undefined;
  onChoose: (names: readonly string[]) => void;
};

const maxSingleLinks = 6;

const WrongFields = ({ names, sectionOf, onChoose }: WrongFieldsProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();

  const links = new Map<string, string[]>();
  for (const name of names) {
    const key = (names.length > maxSingleLinks && sectionOf(name)) || fieldLabel(name);
    links.set(key, [...(links.get(key) ?? []), name]);
  }
  return (
    <ul className="flow">
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

/** Whether the server stored a save of unknown outcome, before the user sends it again. Pass a new `key` for each save. */
export const OutcomeHelp = ({ check }: { check: CheckSaved }) => {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: useResourceContext(), type: 'list' });
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['outcome', useId()],
    queryFn: check,
    gcTime: 0,
    staleTime: 'static',
  });
  const known = data === true ? 'kept' : 'missing';
  const outcome = isFetching ? 'asking' : isError || data === null ? 'unknown' : known;
  return (
    <>
      <p role="status">{translate(`save.outcome.${outcome}`)}</p>
      {(outcome === 'missing' || outcome === 'unknown') && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => void refetch()}>
          {translate('save.outcome.askAgain')}
        </Button>
      )}
      <p>
        <span>{translate('save.kept')}</span>{' '}
        <TextLink
          // In another tab, so that the typed values stay.
          to={list}
          target="_blank"
          rel="noopener"
          color="inherit"
          className="is-underlined"
        >
          {translate('save.openList')}
        </TextLink>
      </p>
    </>
  );
};

const nameOf = (element: HTMLElement): string => element.getAttribute('name') ?? '';

/** The fields of a form in document order, each with the title of its section. */
const sectionsOf = (form: HTMLFormElement | null | undefined): ReadonlyMap<string, string | undefined> =>
  new Map(
    controlsOf(form).map((control) => [
      nameOf(control),
      control.closest('.form-section')?.querySelector('h2')?.textContent,
    ]),
  );

/** The summary is shown whole or not at all, because a toast may cover a part of it. */
const showTogether = (summary: HTMLElement, field: HTMLElement): void => {
  summary.scrollIntoView({ block: 'end' });
  const { top } = summary.getBoundingClientRect();
  field.scrollIntoView({ block: 'nearest' });
  if (summary.getBoundingClientRect().top === top) return;
  field.scrollIntoView({ block: 'center' });
  if (summary.getBoundingClientRect().bottom > 0) field.scrollIntoView({ block: 'start' });
};

/**
 * After every failed submit it shows a toast and focuses the first invalid field (docs/reliability.md). Its form needs
 * `shouldFocusError: false`, because react-hook-form handles the focus for client errors only.
 */
export const ErrorSummary = ({ result }: { result: SaveResult | null }) => {
  const { control } = useFormContext();
  const { errors: fields, submitCount } = useFormState({ control });
  const translate = useTranslate();
  const notify = useNotify();
  const box = useRef<HTMLDivElement>(null);
  const failure = result && 'message' in result ? result : null;
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
    const first = controls.find((control) => !control.matches(':disabled'));
    (first ?? box.current)?.focus({ preventScroll: true });
    if (box.current) showTogether(box.current, first ?? controls[0] ?? box.current);
  };

  const tell = useEffectEvent(() => {
    if (names.length === 0 && !failure) return;
    goTo(names);
    notify(failure?.message ?? 'ra.message.invalid_form', { type: 'error' });
  });
  // `count` is set with the sections: the summary has its final height only then.
  useEffect(() => {
    if (count > 0) tell();
  }, [count]);

  if (submitCount === 0 || (names.length === 0 && !failure)) return <div ref={box} tabIndex={-1} hidden />;

  const title =
    failure?.kind === 'unknown'
      ? translate('form.summary.unknownOutcome')
      : names.length > 0
        ? translate('form.summary.count', { smart_count: names.length })
        : translate('form.summary.notSaved');

  return (
    <div ref={box} tabIndex={-1} className="error-summary card" role="group" aria-label={title}>
      <p className="error-summary-title strong">{title}</p>
      {failure && <p>{translate(failure.message, { _: failure.message })}</p>}
      {failure?.kind === 'refused' && failure.elsewhere !== '' && (
        <p>{translate('form.summary.elsewhere', { faults: failure.elsewhere })}</p>
      )}
      {failure?.kind === 'unknown' && <OutcomeHelp key={submitCount} check={failure.check} />}
      {names.length > 0 && (
        <WrongFields names={names} sectionOf={(name) => sections.get(name)} onChoose={goTo} />
      )}
    </div>
  );
};
