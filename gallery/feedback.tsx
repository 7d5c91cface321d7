import { useState } from 'react';
import { FailedRecordNotice } from '../src/list/FailedRecordNotice';
import { Button } from '../src/ui/Button';
import { ConfirmDialog } from '../src/ui/Dialog';
import { EmptyState } from '../src/ui/EmptyState';
import { InfoBox } from '../src/ui/Notice';
import { PageHeader } from '../src/ui/PageHeader';
import { FailedPart } from '../src/ui/Part';
import { showToast } from '../src/ui/Toaster';
import { Spinner } from '../src/ui/Waiting';
import { Frame } from './frame';

const dialogs = ['ask', 'pending', 'fault', 'outdated'] as const;

const Parts = () => {
  const [open, setOpen] = useState<(typeof dialogs)[number] | null>(null);
  return (
    <>
      <div className="gallery-row">
        <Spinner label="Memuat …" />
        <Button variant="outlined" onClick={() => showToast('success', 'Data Berhasil disimpan!')}>
          Toast: success
        </Button>
        <Button variant="outlined" onClick={() => showToast('error', 'Data gagal dimuat.')}>
          Toast: error
        </Button>
        {dialogs.map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            Dialog: {name}
          </Button>
        ))}
      </div>
      <div className="gallery-row">
        <FailedPart retry={() => undefined}>Linimasa gagal dimuat.</FailedPart>
      </div>
      <InfoBox title="Username dan password dibuat otomatis">Sampaikan kepada pelapak.</InfoBox>
      <div className="gallery-row">
        <EmptyState image="empty" title="Belum ada produk" hint="Produk akan tampil di sini." />
        <EmptyState image="search" title="Tidak ada data yang cocok dengan filter" />
        <EmptyState image="failed" title="Data gagal dimuat" hint="Periksa koneksi internet Anda." />
      </div>
      <ConfirmDialog
        open={open !== null}
        title="Blokir Kopi Gayo 250 g?"
        text={<p>Produk tidak lagi terlihat oleh pembeli.</p>}
        confirmLabel="Blokir"
        negative
        pending={open === 'pending'}
        fault={open === 'fault' ? 'Server sedang mengalami gangguan.' : ''}
        outdated={open === 'outdated'}
        onConfirm={() => setOpen(null)}
        onClose={() => setOpen(null)}
      />
      {open === 'pending' && <Button onClick={() => setOpen(null)}>Stop waiting</Button>}
    </>
  );
};

const header = {
  title: 'Kopi Gayo 250 g',
  kind: 'Produk',
  sentence: 'Kopi Mandiri',
  onRefresh: () => undefined,
};

/** Boxes, empty states, toasts, the states of a confirmation dialog, and headers of pages. */
export const Feedback = () => (
  <>
    <Frame>
      <Parts />
    </Frame>
    <Frame title="Header of a page">
      <PageHeader {...header} actions={<Button variant="contained">Setujui</Button>} />
    </Frame>
    <Frame title="Header of a page, refreshing">
      <PageHeader {...header} refreshing />
    </Frame>
    <Frame
      title="Record that could not be opened"
      at={{
        pathname: '/product-list',
        state: { failedRecord: { path: '/product-list', message: 'errors.notFound' } },
      }}
    >
      <FailedRecordNotice />
    </Frame>
  </>
);
