import { useTheme } from '@mui/material/styles';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { LinkBase, useParams } from 'ra-core';
import { Fragment } from 'react';
import { helpPath } from '../../menu/routeArea';
import { TextLink } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { NotFoundPage } from '../RouteGate';
import { helpGroups, type HelpPageName, isHelpPage, useHelpWords } from './helpPages';
import './help.css';

const folder = '../../../i18n/layout/help';
const texts = import.meta.glob<string>('../../../i18n/layout/help/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const pictures = import.meta.glob<string>('../../../i18n/layout/help/pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

type PictureProps = { src: string; alt: string };

/** In the colours of the screen. All have one size (scripts/shots.ts), so that nothing moves when they arrive. */
const HelpPicture = ({ src, alt }: PictureProps) => {
  const { words } = useHelpWords();
  const { mode } = useTheme().palette;
  const url = pictures[`${folder}/pictures/${src}-${mode}.webp`];
  return (
    <a className="help-picture frame" href={url} target="_blank" title={words('whole', { picture: alt })}>
      <img src={url} alt={alt} loading="lazy" />
    </a>
  );
};

/** To another help page, by its name. */
const HelpLink = ({ href = '', children }: { href?: string; children: string }) => (
  <TextLink to={`${helpPath}/${href}`}>{children}</TextLink>
);

const markdown: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  wrapper: Fragment,
  overrides: { a: HelpLink, img: HelpPicture },
};

const HelpContents = ({ current }: { current?: HelpPageName }) => {
  const { words, titleOf, sentenceOf } = useHelpWords();
  return helpGroups.map(({ readers, pages }) => (
    <section key={readers} className="card">
      <h2 className="title">{words(readers)}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <LinkBase
              to={`${helpPath}/${page}`}
              className="entry ring-inside stack"
              aria-current={page === current ? 'page' : undefined}
            >
              <span className="strong">{titleOf(page)}</span>
              {current === undefined && <span className="hint">{sentenceOf(page)}</span>}
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  ));
};

const HelpArticle = ({ page }: { page: HelpPageName }) => {
  const { words, titleOf, sentenceOf } = useHelpWords();
  return (
    <>
      <PageHeader kind={words('title')} title={titleOf(page)} sentence={sentenceOf(page)} />
      <div className="help-columns stack">
        <article className="help-text card">
          <Markdown options={markdown}>{texts[`${folder}/${page}.md`]}</Markdown>
        </article>
        <nav className="help-others stack not-printed" aria-label={words('others')}>
          <HelpContents current={page} />
        </nav>
      </div>
    </>
  );
};

const HelpPage = () => {
  const { page } = useParams();
  const { words } = useHelpWords();
  if (page !== undefined) return isHelpPage(page) ? <HelpArticle key={page} page={page} /> : <NotFoundPage />;
  return (
    <>
      <PageHeader title={words('title')} sentence={words('sentence')} />
      <div className="help-index stack">
        <HelpContents />
      </div>
    </>
  );
};

export default HelpPage;
