import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { missingCode, onDemand, partOnDemand } from '../../../src/ui/onDemand/onDemand';
import { gate } from '../../support/gate';

const Panel = ({ title }: { title: string }) => <h2>{title}</h2>;
const heading = () => screen.queryByRole('heading', { name: 'Saring' });

/** A panel whose code arrives when the test calls `arrive`. */
const awaited = () => {
  const code = gate<{ default: typeof Panel }>();
  const load = vi.fn(() => code.passed);
  const arrive = () =>
    act(async () => {
      code.open({ default: Panel });
      await Promise.resolve();
    });
  return { load, Panel: onDemand(load), arrive };
};

/** Code whose first download fails. */
const failingOnce = (error: Error) =>
  vi.fn(() => Promise.resolve({ default: Panel })).mockImplementationOnce(() => Promise.reject(error));
const missing = new TypeError('Importing a module script failed.');

afterEach(() => void vi.useRealTimers());

describe('a component that is loaded on demand', () => {
  it('is fetched when it is shown for the first time, and shown as soon as its code has arrived', async () => {
    vi.useFakeTimers();
    const panel = awaited();
    expect(panel.load).not.toHaveBeenCalled();
    render(<panel.Panel title="Saring" />);
    expect(heading()).not.toBeInTheDocument();
    await panel.arrive();
    // The fake clock has not moved; with a Suspense fallback, React would wait for 300 ms.
    expect(heading()).toBeVisible();
  });

  it('keeps the rest of the page on screen while it loads, without a Suspense fallback', async () => {
    const panel = awaited();
    render(
      <Suspense fallback="Memuat">
        <p>Daftar</p>
        <panel.Panel title="Saring" />
      </Suspense>,
    );
    expect(screen.getByText('Daftar')).toBeVisible();
    expect(screen.queryByText('Memuat')).not.toBeInTheDocument();
    await panel.arrive();
    expect(screen.getByText('Daftar')).toBeVisible();
    expect(heading()).toBeVisible();
  });

  it('that was fetched before is shown at once', async () => {
    const Fetched = onDemand(() => Promise.resolve({ default: Panel }));
    await Fetched.load();
    render(<Fetched title="Saring" />);
    expect(heading()).toBeVisible();
  });

  it('is not fetched in advance while the browser is offline', async () => {
    const panel = awaited();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await panel.Panel.prefetch();
    expect(panel.load).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    void panel.Panel.prefetch();
    expect(panel.load).toHaveBeenCalledOnce();
  });

  it('shows its fallback until its code has arrived', async () => {
    const panel = awaited();
    render(<panel.Panel title="Saring" fallback={<p role="status">Memuat grafik</p>} />);
    expect(screen.getByRole('status')).toHaveTextContent('Memuat grafik');
    await panel.arrive();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('passes an error to the error boundary, and is fetched again when it is shown again', async () => {
    // React logs each error that a boundary caught; this test causes one.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Failing = onDemand(failingOnce(missing));
    render(
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => (
          <button onClick={resetErrorBoundary}>{String(error)}</button>
        )}
      >
        <Failing title="Saring" />
      </ErrorBoundary>,
    );
    const retry = await screen.findByRole('button', { name: 'TypeError: Importing a module script failed.' });
    act(() => retry.click());
    expect(await screen.findByRole('heading', { name: 'Saring' })).toBeVisible();
  });

  it('that could not be fetched in advance reports no error, and is fetched again when it is shown', async () => {
    const load = failingOnce(new Error('offline'));
    const Failing = onDemand(load);
    await Failing.prefetch();
    render(<Failing title="Saring" />);
    expect(await screen.findByRole('heading', { name: 'Saring' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a part of a page', () => {
  /** A part whose first download fails, and the number of failures that the page was told. */
  const failing = () => {
    // Offline, because the notice of a new version would stay for the tests that share this page.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const told = vi.fn();
    return { Part: partOnDemand(failingOnce(missing)), told, stop: missingCode.subscribe(told) };
  };

  it('takes nothing with it when its code is missing: the page is told, and its fallback stays', async () => {
    const { Part, told, stop } = failing();
    render(
      <>
        <input aria-label="Nama" defaultValue="Siti" />
        <Part title="Saring" fallback={<p>Sebentar</p>} />
      </>,
    );
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(screen.getByLabelText('Nama')).toHaveValue('Siti');
    expect(screen.getByText('Sebentar')).toBeVisible();
    stop();
  });

  it('is opened once its code is here, and tried again by the next click', async () => {
    const { Part, told, stop } = failing();
    const open = vi.fn();
    Part.whenFetched(open);
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(open).not.toHaveBeenCalled();
    Part.whenFetched(open);
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    Part.whenFetched(open);
    expect(open).toHaveBeenCalledTimes(2);
    stop();
  });
});
