import { useState } from 'react';
import { ApiError } from '../src/dataProvider/serverErrors';
import { OutcomeHelp } from '../src/form/ErrorSummary';
import { ConflictDialog, ShownValue } from '../src/form/save/conflict/ConflictDialog';
import { IssuedPassword } from '../src/form/save/IssuedPassword';
import { mergeForms } from '../src/form/save/merging';
import type { CheckSaved } from '../src/form/save/outcome';
import { Button } from '../src/ui/Button';
import { never, products } from './data';
import { Frame } from './frame';
import photo from './photo.jpg';

const opened = { name: 'Kopi Gayo', price: 60_000, stock: 10, description: '', image: null };
const theirs = { ...opened, name: 'Kopi Gayo 250 g', price: 64_000, description: 'Dipetik di Aceh.' };
const mine = { ...opened, name: 'Kopi Arabika Gayo', price: 62_500, stock: 8 };

const rules = { together: [['price', 'stock']] };
const conflict = {
  rules,
  merge: mergeForms(rules, { base: opened, theirs, mine }),
  record: products[1] ?? { id: '2' },
  version: { etag: null, changedBy: 'Sari Wulandari', changedAt: '2026-11-18T04:20:00.000Z' },
};

const Dialogs = () => {
  const [shown, show] = useState<'conflict' | 'password' | null>(null);
  const close = () => show(null);
  return (
    <div className="gallery-row">
      <Button variant="outlined" onClick={() => show('conflict')}>
        Dialog: conflict
      </Button>
      <Button variant="outlined" onClick={() => show('password')}>
        Dialog: issued password
      </Button>
      <ConflictDialog conflict={conflict} open={shown === 'conflict'} onChosen={close} onClose={close} />
      {shown === 'password' && (
        <IssuedPassword username="sari.wulandari" password="k4Xw-9pTm-Lq2d" onClose={close} />
      )}
    </div>
  );
};

/** The result of the question whether an unanswered save was kept. */
const checks: Readonly<Record<string, CheckSaved>> = {
  asking: never,
  kept: () => Promise.resolve(true),
  missing: () => Promise.resolve(false),
  unknown: () => Promise.reject(new ApiError('network', '')),
};

const values = {
  name: ' Kopi Gayo ',
  stock: 12,
  is_active: true,
  seller: { id: '7', name: 'Batik Melati' },
  description: '',
  image: { image: photo },
};

/** What may come of a save: a conflict, an issued password, an unknown outcome, and the values that a conflict shows. */
export const Save = () => (
  <>
    <Frame>
      <Dialogs />
    </Frame>
    <div className="gallery-columns">
      {Object.entries(checks).map(([title, check]) => (
        <Frame key={title} title={`Unknown outcome: ${title}`}>
          <OutcomeHelp check={check} />
        </Frame>
      ))}
    </div>
    <Frame title="Values of a conflict">
      <div className="gallery-row">
        {Object.keys(values).map((field) => (
          <span key={field}>
            <ShownValue field={field} values={values} codes={undefined} />
          </span>
        ))}
      </div>
    </Frame>
  </>
);
