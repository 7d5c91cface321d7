import { expect, it, vi } from 'vitest';
import { exportFile } from '../../../src/list/export/ExportPanel';

const words = { resource: 'shops', translate: (key: string) => key, fieldLabel: (source: string) => source };

it('exportFile saves no Excel file if it is cancelled while the code that writes it is loading', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const cancelled = new AbortController();
  const file = { format: 'xlsx', name: 'toko', title: 'Toko', isWhole: false } as const;
  const exported = exportFile(
    [{ id: 1, name: 'Toko 001' }],
    [{ source: 'name' }],
    file,
    words,
    cancelled.signal,
  );
  cancelled.abort();
  await expect(exported).rejects.toThrow(/abort/i);
  expect(saved).not.toHaveBeenCalled();
});
