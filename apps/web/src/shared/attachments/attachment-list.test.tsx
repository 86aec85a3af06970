import { ToastProvider } from '@libretto/design-system/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/api.ts';
import shell from '../shell/messages.it.json' with { type: 'json' };
import { AttachmentList } from './attachment-list.tsx';
import attachments from './messages.it.json' with { type: 'json' };

const content = vi.fn<(request: Request) => Promise<Response>>();

// The first import of the dialog can take longer than the default timeout of findByRole.
beforeAll(() => import('./preview/preview-dialog.tsx'), 60_000);

beforeEach(async () => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  URL.createObjectURL ??= () => 'blob:libretto/1';
  URL.revokeObjectURL ??= () => {};
  vi.stubGlobal('fetch', content);
  // Nothing comes into sight without a layout.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'it', defaultNS: 'shell', resources: { it: { shell, attachments } } });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  content.mockReset();
});

const getAddress = vi.fn(async (id: number) => `/api/download/ticket-${id}`);

async function show(name: string, ...others: string[]) {
  const page = () => (
    <AttachmentList
      label="Allegati"
      files={[name, ...others].map((each, index) => ({ id: String(7 + index), name: each }))}
      getAddress={getAddress}
      downloadFailed="Non riusciamo a scaricarlo"
    />
  );
  const router = createRouter({ routeTree: createRootRoute({ component: page }), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider<typeof router> router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: `Anteprima di ${name}` }));
  return screen.findByRole('dialog', { name }, { timeout: 5000 });
}

test('shows a document with the content of its download URL', async () => {
  content.mockResolvedValue(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
  await show('Referto.pdf');
  expect((await screen.findByRole('link', { name: /Apri il documento/ })).getAttribute('href')).toMatch(/^blob:/);
  expect(getAddress).toHaveBeenCalledExactlyOnceWith(7);
  expect(new URL(content.mock.calls[0]?.[0].url ?? '').pathname).toBe('/api/download/ticket-7');
});

test('offers a download for a type without a preview', async () => {
  content.mockResolvedValue(new Response('Nota', { headers: { 'content-type': 'text/plain' } }));
  await show('Nota.txt');
  expect(await screen.findByText('Per questo tipo di file non c’è un’anteprima.')).toBeTruthy();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(new URL(this.href).pathname);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Scarica' }));
  await waitFor(() => expect(saved).toEqual(['/api/download/ticket-7']));
});

test('streams a video from its URL without fetching it first', async () => {
  await show('Passi.mp4');
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/api/download/ticket-7'));
  expect(content).not.toHaveBeenCalled();
});

test('turns to the other files of the list, by button and by arrow key', async () => {
  await show('Passi.mp4', 'Corsa.mp4', 'Salto.mp4');
  const source = () => document.querySelector('video')?.getAttribute('src');
  const button = (name: string) => screen.getByRole('button', { name });
  await waitFor(() => expect(source()).toBe('/api/download/ticket-7'));
  expect(button('File precedente').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('File successivo'));
  await screen.findByRole('dialog', { name: 'Corsa.mp4' });
  expect(screen.getByText('2 di 3')).toBeTruthy();
  await waitFor(() => expect(source()).toBe('/api/download/ticket-8'));
  fireEvent.keyDown(document.querySelector('video') as Element, { key: 'ArrowRight' });
  expect(screen.getByText('2 di 3')).toBeTruthy();
  fireEvent.keyDown(button('File successivo'), { key: 'ArrowRight' });
  await screen.findByRole('dialog', { name: 'Salto.mp4' });
  expect(button('File successivo').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('File precedente'));
  await screen.findByRole('dialog', { name: 'Corsa.mp4' });
});
