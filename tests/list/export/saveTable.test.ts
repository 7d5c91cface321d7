import { expect, it } from 'vitest';
import { readXlsx } from '../../../src/domain/format/sheet/readXlsx';
import { saveTable } from '../../../src/list/export/saveTable';
import { catchFiles } from '../../areas/savedFiles';
import { linesOf } from '../../domain/format/sheet/workbook';

const files = catchFiles();

it('saveTable cuts a text that is longer than Excel opens, and no other', async () => {
  const long = 'x'.repeat(32_767);
  const rows = [
    ['Sari', `${long}y`],
    ['Budi', long],
  ];
  await saveTable('xlsx', { name: 'catatan', title: 'Catatan', head: ['Nama', 'Catatan'], rows });
  expect(readXlsx(await files.bytes()).flatMap(linesOf)).toEqual([
    'Nama | Catatan',
    `Sari | ${long}`,
    `Budi | ${long}`,
  ]);
});
