import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { reset as resetDate, set as setDate } from 'mockdate';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { type PendingSignIn, storePendingSignIn } from '../areas/session/login/enter.ts';
import { createAppRouter } from '../router.ts';
import { setActing } from '../shared/acting/acting.ts';
import { readPersonAgain, storePerson } from '../shared/acting/active-person.ts';
import { queryClient } from '../shared/api/api.ts';
import { i18n, startI18n } from '../shared/i18n/i18n.ts';
import { logCaughtError } from '../shared/page/known-failure.ts';
import { keepSearch } from '../shared/search/last-search.ts';
import { base } from '../shared/session/places.ts';
import { writeSession } from '../shared/session/storage.ts';
import { stopWatch } from '../shared/session/watch.ts';
import { type Answers, type Connection, connections, type RecordState, records, startServer } from './answers.ts';
import { example } from './contract.ts';

const people = ['patient', 'doctor', 'administrator'] as const;
type Person = (typeof people)[number];

interface AppStoryProps {
  /** Below `/webui`. */
  path: string;
  /** The menu and the permissions of this person. */
  person: Person | undefined;
  /** `id_paziente` of the person for whom the user acts; 12 is a child, 5 a father in the examples. */
  acting?: number | undefined;
  record: RecordState;
  connection: Connection;
  answers: Answers;
  /** Seconds since the last activity of the session. */
  idleSeconds: number;
  /** The sign-in that awaits its second step. */
  pendingSignIn?: PendingSignIn;
}

export type AppMeta = Meta<AppStoryProps>;
export type AppStory = StoryObj<AppStoryProps>;

/** The moment of all stories, so that the examples of the contract stay recent. */
const now = new Date('2026-11-26T09:30:00+01:00');
const sessionMs = 2 * 60 * 60_000;

const i18nStarted = startI18n();

// A failure is shown at once instead of after the delays between three attempts.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

/** Starts i18next if necessary, in the language chosen in Storybook's toolbar. */
export async function startMessages(locale: unknown): Promise<void> {
  await i18nStarted;
  await i18n.changeLanguage(locale === 'en' ? 'en' : 'it');
}

// There is no service worker to register.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

let stop = () => {};

/** The page of subscriptions reloads a document that was opened as another page, because only its own allows PayPal. */
function openDocument(path: string): () => void {
  const entry = { name: new URL(base + path, window.location.origin).href };
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [entry] });
  return () => Reflect.deleteProperty(performance, 'getEntriesByType');
}

let router: ReturnType<typeof createAppRouter> | undefined;

/** Until then, axe would check a page that is still loading, and its warnings would be printed during the next story. */
async function settle({ connection, answers }: AppStoryProps): Promise<void> {
  if (connection === 'loading' || Object.values(answers).some((answer) => answer instanceof Promise)) return;
  await waitFor(() => {
    expect(router?.state.status).toBe('idle');
    expect(queryClient.isFetching()).toBe(0);
  });
}

function start({ path, person, acting, record, connection, answers, idleSeconds, pendingSignIn }: AppStoryProps) {
  stop();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  setActing(undefined);
  readPersonAgain();
  keepSearch('');
  if (person) {
    const session = { token: 'story', userId: 1, expiresAt: now.getTime() + sessionMs };
    writeSession(localStorage, session, now.getTime() - idleSeconds * 1000);
    storePerson(session.userId, acting);
  }
  if (pendingSignIn) storePendingSignIn(pendingSignIn);
  const menu = person && { getMenu: example('getMenu', person) };
  // Drafts left by other pages would stand above every page.
  const stopServer = startServer({
    record,
    connection,
    answers: { listDrafts: [], ...(!acting && { listReceivedGrants: { data: [] } }), ...menu, ...answers },
  });
  const closeDocument = openDocument(path);
  stop = () => {
    stopServer();
    stopWatch();
    closeDocument();
  };
  const started = createAppRouter(createMemoryHistory({ initialEntries: [base + path] }));
  // The clock stands still, so that a delay before the loading state would never end.
  started.update({ ...started.options, defaultPendingMs: 0, defaultPendingMinMs: 0 });
  router = started;
  return started;
}

/** Removes the page of a story, which would end its session once the clock runs again. */
let removePage = () => {};

function App(props: AppStoryProps) {
  const [started, setStarted] = useState<ReturnType<typeof start> | undefined>(() => start(props));
  useEffect(() => {
    removePage = () => flushSync(() => setStarted(undefined));
    return () => {
      removePage = () => {};
    };
  }, []);
  if (!started) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={started} />
    </QueryClientProvider>
  );
}

/**
 * Meta of the stories of a page: the real route, loader and client; requests are answered by examples. Title and tags
 * are added in each file, because Storybook reads them without running it.
 */
export const appStory = {
  args: { path: '/Registro', person: 'patient', record: 'full', connection: 'normal', answers: {}, idleSeconds: 0 },
  argTypes: {
    person: { control: 'inline-radio', options: people },
    record: { control: 'inline-radio', options: records },
    connection: { control: 'inline-radio', options: connections },
    answers: { control: false },
  },
  parameters: { layout: 'fullscreen', react: { rootOptions: { onCaughtError: logCaughtError } } },
  beforeEach: async ({ globals }) => {
    await startMessages(globals.locale);
    setDate(now);
    return () => {
      removePage();
      stop();
      resetDate();
    };
  },
  afterEach: ({ args }) => settle(args),
  render: (args, { globals }) => <App key={JSON.stringify([args, globals.locale])} {...args} />,
} satisfies Meta<AppStoryProps>;
