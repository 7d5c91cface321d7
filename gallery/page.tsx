import type { ComponentType } from 'react';
import { Toaster } from '../src/ui/Toaster';
import { Actions } from './actions';
import { Charts } from './charts';
import { Details } from './details';
import { Exports } from './exports';
import { Feedback } from './feedback';
import { Filters } from './filters';
import { Forms } from './forms';
import { ListPages } from './listPages';
import { Lists } from './lists';
import { Notes } from './notes';
import { Photos } from './photos';
import { Queues } from './queues';
import { RecordPages } from './recordPages';
import { Reorder } from './reorder';
import { Save } from './save';
import { Texts } from './texts';
import './gallery.css';

const sections: Readonly<Record<string, ComponentType>> = {
  Text: Texts,
  Feedback,
  Photos,
  Form: Forms,
  Save,
  Actions,
  'Parts of records': Details,
  'Pages of records': RecordPages,
  Queues,
  'Notes and activity': Notes,
  Filters,
  Lists,
  'Pages of lists': ListPages,
  'Export and print': Exports,
  Reorder,
  Charts,
};

const idOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The page of all widgets: a section for each room of src that areas are made of, or for a part of one. */
export const Gallery = () => (
  <>
    <main className="gallery">
      <header>
        <h1>Widgets</h1>
        <p>
          <a href="/gallery/">Light</a> · <a href="/gallery/?dark">Dark</a>
        </p>
      </header>
      <nav aria-label="Sections">
        {Object.keys(sections).map((title) => (
          <a key={title} href={`#${idOf(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      {Object.entries(sections).map(([title, Section]) => (
        <section key={title} id={idOf(title)}>
          <h2>{title}</h2>
          <Section />
        </section>
      ))}
    </main>
    <Toaster />
  </>
);
