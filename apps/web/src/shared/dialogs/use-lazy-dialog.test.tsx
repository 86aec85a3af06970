import { ToastProvider } from '@libretto/design-system/toast';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import attachments from '../attachments/messages.it.json' with { type: 'json' };
import shell from '../shell/messages.it.json' with { type: 'json' };
import { useLazyDialog } from './use-lazy-dialog.tsx';

afterEach(cleanup);

function Content() {
  const { t } = useTranslation('attachments');
  return <p role="dialog">{t('date')}</p>;
}
const load = async () => Content;

function Page() {
  const dialog = useLazyDialog(load);
  return (
    <>
      <button type="button" onClick={() => void dialog.open({})}>
        Open
      </button>
      {dialog.element}
    </>
  );
}

test('keeps the page visible while the messages of a dialog load', async () => {
  const messages = Promise.withResolvers<typeof attachments>();
  const i18n = createInstance();
  i18n.use(initReactI18next).use({
    type: 'backend',
    init() {},
    read: (_language: string, _area: string, done: (error: unknown, data: object) => void) =>
      void messages.promise.then((words) => done(null, words)),
  });
  await i18n.init({
    lng: 'it',
    ns: ['shell'],
    defaultNS: 'shell',
    partialBundledLanguages: true,
    resources: { it: { shell } },
  });
  render(
    <ToastProvider>
      <Suspense fallback="The page is loading">
        <Page />
      </Suspense>
    </ToastProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.queryByText('The page is loading')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => messages.resolve(attachments));
  expect((await screen.findByRole('dialog')).textContent).toBe(attachments.date);
});
