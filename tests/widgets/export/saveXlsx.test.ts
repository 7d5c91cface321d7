import { expect, it } from 'vitest';
import { readXlsx } from '../../../src/format/sheet/readXlsx';
import { saveXlsx } from '../../../src/widgets/export/saveXlsx';
import { catchFiles } from '../../areas/savedFiles';
import { textsOf } from '../../format/sheet/workbook';

const files = catchFiles();

it('saveXlsx cuts a text that is longer than Excel opens, and no other', async () => {
  const long = 'x'.repeat(32_767);
  await saveXlsx(
    'catatan',
    'Catatan',
    ['Nama', 'Catatan'],
    [
      ['Sari', `${long}y`],
      ['Budi', long],
    ],
  );
  expect(readXlsx(await files.bytes()).flatMap(textsOf)).toEqual([
    ['Nama', 'Catatan'],
    ['Sari', long],
    ['Budi', long],
  ]);
});
