import { expect, screen } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Therapies',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Farmaci' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
/** Nothing is due, and nothing can be put into a calendar or printed, before there is a therapy. */
export const EmptyInteractions: AppStory = {
  ...Empty,
  tags: ['interaction'],
  play: async () => {
    await expect(await screen.findByText('Ancora nessun farmaco')).toBeVisible();
    await expect(screen.queryByText('Da prendere oggi')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Promemoria nel calendario' })).toBeNull();
    await expect(await screen.findByText(/^Dati dei farmaci aggiornati/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Stampa per il paziente' })).toBeNull();
  },
};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
export const LongText: AppStory = {
  args: {
    answers: {
      listTherapies: withLongTexts(
        example('listTherapies'),
        'quantita_farmaceutica',
        'frequenza_farmaceutica',
        'note',
        'prescrittore',
      ),
    },
  },
};
