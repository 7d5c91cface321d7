import { useTranslate } from 'ra-core';
import { useVisibleAreas } from '../../menu/visibleMenu';
import { usePaletteWords } from './usePaletteWords';
import { fewestLetters } from './useRecords';

/** The message for an empty result, with the search hints of the searched lists. */
export const NothingFound = ({ typed }: { typed: string }) => {
  const translate = useTranslate();
  const words = usePaletteWords();
  const hints = useVisibleAreas()
    .filter(({ search }) => search !== undefined)
    .map(({ name }) => ({
      name,
      title: translate(`resources.${name}.name`),
      hint: translate(`resources.${name}.searchHint`, { _: '' }),
    }));
  return (
    <div className="palette-none">
      <p className="palette-none-title">{words('none', { text: typed })}</p>
      <p>{words(typed.length < fewestLetters ? 'tooShort' : 'noneHint')}</p>
      <dl>
        {hints.map(({ name, title, hint }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
