import { ToastProvider } from '@libretto/design-system/toast';
import { FormApi } from '@tanstack/react-form';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/api.ts';
import { getBaseVersion } from '../records/versions.ts';
import shell from '../shell/messages.it.json' with { type: 'json' };
import type { DraftContent } from './draft-keeper.ts';
import { drafts } from './drafts.ts';
import { type DraftHandle, resumeDraft, useDraft } from './use-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

const form = 'visite.nuova';

let storedDrafts: Map<string, DraftContent>;

async function serve(request: Request): Promise<Response> {
  const modulo = decodeURIComponent(new URL(request.url).pathname.split('/bozze/')[1] ?? '');
  const aggiornata_il = '2026-03-12T10:00:00.000Z';
  if (modulo === '') return Response.json([...storedDrafts.keys()].map((name) => ({ modulo: name, aggiornata_il })));
  if (request.method === 'PUT') {
    storedDrafts.set(modulo, (await request.json()).contenuto);
    return Response.json({ modulo, aggiornata_il });
  }
  if (request.method === 'DELETE') {
    storedDrafts.delete(modulo);
    return new Response(null, { status: 204 });
  }
  return Response.json({ modulo, contenuto: storedDrafts.get(modulo), aggiornata_il });
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <ToastProvider>{children}</ToastProvider>
  </QueryClientProvider>
);
const read = ({ text }: DraftContent): DraftContent | undefined => (text === undefined ? undefined : { text });

async function openPage() {
  const page = renderHook(() => useDraft(form, read), { wrapper });
  await waitFor(() => expect(page.result.current.loading).toBe(false));
  return page.result;
}
async function write(page: Awaited<ReturnType<typeof openPage>>, content: DraftContent) {
  act(() => page.current.keep(content));
  await act(() => drafts.flush());
}

beforeAll(async () => {
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'it', ns: ['shell'], defaultNS: 'shell', resources: { it: { shell } } });
});
beforeEach(() => {
  vi.stubGlobal('fetch', serve);
  queryClient.clear();
  storedDrafts = new Map([[form, { text: 'left' }]]);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('stores a new form separately from an offered draft and removes only its own draft on saving', async () => {
  const page = await openPage();
  await write(page, { text: 'another' });
  expect([...storedDrafts.values()]).toEqual([{ text: 'left' }, { text: 'another' }]);
  act(() => page.current.close());
  await waitFor(() => expect([...storedDrafts]).toEqual([[form, { text: 'left' }]]));
  expect(page.current.offered?.content).toEqual({ text: 'left' });
});

it('does not remove the offered draft when an untouched form is closed', async () => {
  const page = await openPage();
  act(() => page.current.close());
  await act(() => drafts.flush());
  expect([...storedDrafts]).toEqual([[form, { text: 'left' }]]);
});

it('offers a second draft after the first and resumes each under its own name', async () => {
  const other = `${form}.1abc`;
  storedDrafts.set(other, { text: 'another' });
  const page = await openPage();
  act(() => page.current.dismiss());
  await waitFor(() => expect(page.current.offered?.content).toEqual({ text: 'another' }));
  expect([...storedDrafts.keys()]).toEqual([other]);
  act(() => page.current.accept());
  await write(page, { text: 'more' });
  expect([...storedDrafts]).toEqual([[other, { text: 'more', invii_senza_risposta: {} }]]);
  act(() => page.current.close());
  await waitFor(() => expect(storedDrafts.size).toBe(0));
});

const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Ripristina', hidden: true }));

it('restores a dismissed draft completely and offers it again', async () => {
  storedDrafts = new Map([
    [form, { text: 'left', versione: '1', invii_senza_risposta: { 'POST /api/visite': 'a'.repeat(20) } }],
  ]);
  const before = structuredClone(storedDrafts.get(form));
  const page = await openPage();
  act(() => page.current.dismiss());
  await waitFor(() => expect(storedDrafts.size).toBe(0));
  expect(page.current.offered).toBeUndefined();
  await undo();
  await waitFor(() => expect(page.current.offered?.content).toEqual({ text: 'left', versione: '1' }));
  expect([...storedDrafts]).toEqual([[form, before]]);
});

it('restores a draft without touching the form opened in its place', async () => {
  const page = await openPage();
  act(() => page.current.dismiss());
  await waitFor(() => expect(storedDrafts.size).toBe(0));
  await write(page, { text: 'new' });
  await undo();
  await waitFor(() => expect(storedDrafts.size).toBe(2));
  expect(storedDrafts.get(form)).toEqual({ text: 'new' });
  expect([...storedDrafts.values()]).toContainEqual({ text: 'left', invii_senza_risposta: {} });
  expect(page.current.offered).toBeUndefined();
});

it('discards the draft of a reset form and offers it again after an undo', async () => {
  storedDrafts.clear();
  const page = await openPage();
  act(() => page.current.restart({ text: 'nothing is kept of it' }));
  await write(page, { text: 'half' });
  act(() => page.current.restart({ text: 'half written' }));
  await waitFor(() => expect(storedDrafts.size).toBe(0));
  expect(page.current.offered).toBeUndefined();
  await undo();
  await waitFor(() => expect(page.current.offered?.content).toEqual({ text: 'half written' }));
  expect([...storedDrafts]).toEqual([[form, { text: 'half written', invii_senza_risposta: {} }]]);
});

it('offers the draft chosen on another page first', async () => {
  const other = `${form}.1abc`;
  storedDrafts.set(other, { text: 'another' });
  resumeDraft(other);
  const page = await openPage();
  expect(page.current.offered).toMatchObject({ content: { text: 'another' }, wanted: true });
  act(() => page.current.accept());
  expect(page.current.offered?.wanted).not.toBe(true);
});

it('stores the base version in a draft', async () => {
  storedDrafts = new Map([[form, { text: 'left', versione: '1' }]]);
  const page = await openPage();
  const left = page.current.offered?.content;
  expect(getBaseVersion({ versione: '2' }, left)).toBe('1');
  // Older drafts carry no version, and the record may have been deleted.
  expect(getBaseVersion({ versione: '2' }, { text: 'left' })).toBe('2');
  expect(getBaseVersion(undefined, left)).toBeUndefined();
  expect(getBaseVersion({ versione: '2' }, undefined)).toBe('2');
});

it('uses the plain form name without a draft and after a decision', async () => {
  const page = await openPage();
  act(() => page.current.dismiss());
  await write(page, { text: 'new' });
  expect([...storedDrafts]).toEqual([[form, { text: 'new' }]]);
});

function openDialog(draft: DraftHandle<DraftContent>, text: string) {
  const typed = new FormApi({ defaultValues: { text } });
  typed.mount();
  let renders = 0;
  const dialog = renderHook(() => {
    renders += 1;
    return useDraftForm<{ text: string }, DraftContent>({
      draft,
      store: typed.store,
      version: 'vista',
      content: (values) => values,
      onClose: () => undefined,
    });
  });
  return { typed, dialog, renders: () => renders };
}

it('stores the base version when a dialog is replaced, changed or not', async () => {
  const { dialog } = openDialog((await openPage()).current, 'Mio');
  act(() => dialog.result.current.keep());
  await drafts.flush();
  expect([...storedDrafts.values()]).toContainEqual(expect.objectContaining({ text: 'Mio', versione: 'vista' }));
});

it('stores every change of a dialog without rendering it again', async () => {
  const { typed, renders } = openDialog((await openPage()).current, '');
  const before = renders();
  act(() => typed.setFieldValue('text', 'M'));
  act(() => typed.setFieldValue('text', 'Mi'));
  expect(renders()).toBe(before);
  await drafts.flush();
  expect([...storedDrafts.values()]).toContainEqual(expect.objectContaining({ text: 'Mi' }));
});

it('stores a change that was taken back, but nothing before the first change', async () => {
  const { typed } = openDialog((await openPage()).current, 'Mio');
  act(() => typed.setFieldValue('text', 'Mio'));
  await drafts.flush();
  expect([...storedDrafts.values()]).not.toContainEqual(expect.objectContaining({ text: 'Mio' }));
  act(() => typed.setFieldValue('text', 'M'));
  act(() => typed.setFieldValue('text', 'Mio'));
  await drafts.flush();
  expect([...storedDrafts.values()]).toContainEqual(expect.objectContaining({ text: 'Mio' }));
});
