import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';
import { pendingFileDraft } from './pending-file.ts';

export default {
  ...appStory,
  title: 'App/Record/Add',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Nuovo' },
} satisfies AppMeta;

const draft = { modulo: pendingFileDraft, aggiornata_il: '2026-11-26T08:15:00.000Z' };
const pending = {
  ...{ id_indagine: 12, titolo: 'Ecografia della spalla', file_nome: 'Ecografia.jpg', type: 'foto' },
  ...{ giorno: '2026-11-25', livello: 6 },
};

export const Sheet: AppStory = {};
/** Also offers a pain like the last one. */
export const SheetAfterPain: AppStory = {
  args: {
    answers: { getPatient: { ...example('getPatient', 'patient'), tbl_taccuinos: example('listNotebookEntries') } },
  },
};
export const Locked: AppStory = { args: { answers: { hasPermission: { data: false } } } };
export const Unsent: AppStory = {
  args: { answers: { listDrafts: [draft], getDraft: { ...draft, contenuto: pending } } },
};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };

const failure = { type: 'about:blank', title: 'internal', status: 500, code: 'internal', request_id: 'story' };
const refused = new Response(JSON.stringify(failure), {
  status: 500,
  headers: { 'content-type': 'application/problem+json' },
});

/** The upload of the picture, already complete. */
const received = { ...example('beginUpload'), dimensione: 66, ricevuti: 66 };

/** One grey pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

async function pick() {
  await screen.findByRole('button', { name: /Fotografa/ });
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const file = new File([bytes], 'IMG_0042.png', { type: 'image/png', lastModified: Date.now() });
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('The page has no file input.');
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByRole('heading', { name: 'Che cos’è?' });
}

export const QuestionInteractions: AppStory = {
  tags: ['interaction', 'looks'],
  play: async () => {
    await pick();
    const [first] = await screen.findAllByRole('button', { name: /richiesto$/ });
    await expect(first).toBeVisible();
  },
};

export const LongTextInteractions: AppStory = {
  args: { answers: { listExams: withLongTexts(example('listExams'), 'indagine_tipologia') } },
  tags: ['interaction'],
  play: pick,
};

export const SummaryInteractions: AppStory = {
  tags: ['interaction', 'looks'],
  play: async ({ userEvent }) => {
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'Esami del sangue' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sei sicuro di salvare i dati?' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Lo vede: (?!Un momento)/));
  },
};

export const WaitingInteractions: AppStory = {
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await pick();
    const [first] = await screen.findAllByRole('button', { name: /richiesto$/ });
    if (first) await userEvent.click(first);
    await screen.findByText('Passa da Richiesti a Completati.');
  },
};

export const NotSentInteractions: AppStory = {
  args: { answers: { beginUpload: received, createFile: refused } },
  parameters: { expectedLogs: ['A file could not be uploaded'] },
  tags: ['interaction', 'looks'],
  play: async ({ userEvent }) => {
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'Foto di un sintomo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
    await screen.findByRole('button', { name: 'Riprova' });
  },
};

export const SavedInteractions: AppStory = {
  args: { answers: { beginUpload: received } },
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await pick();
    await userEvent.click(screen.getByRole('button', { name: 'Ricetta o documento' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
    await screen.findByRole('button', { name: 'Fallo vedere' });
  },
};
