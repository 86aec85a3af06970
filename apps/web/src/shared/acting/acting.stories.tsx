import { expect, screen, waitFor } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { queryClient } from '../api/api.ts';
import { receivedGrantsQuery } from './received-grants.ts';

const longName = 'Maria Antonietta Montecuccoli degli Erri';

export default {
  ...appStory,
  title: 'App/Shell/Another person',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Visite', acting: 5 },
} satisfies AppMeta;

const { data: received } = example('listReceivedGrants');

const withScope = (ambito: 'lettura' | 'completo') => ({
  listReceivedGrants: { data: received.map((grant) => ({ ...grant, ambito })) },
});

export const DailyEntries: AppStory = {};
export const ReadOnly: AppStory = { args: { answers: withScope('lettura') } };
export const Everything: AppStory = { args: { answers: withScope('completo') } };
export const Parent: AppStory = { args: { acting: 12 } };
export const StartPage: AppStory = { args: { path: '/Registro/SchedaPaziente' } };
export const Adding: AppStory = { args: { path: '/Registro/Nuovo' } };
export const AccountPage: AppStory = { args: { path: '/account/Password' } };
export const EmergencyCard: AppStory = { args: { path: '/account/Emergenza' } };
export const OfADoctor: AppStory = { args: { person: 'doctor' } };

export const LongName: AppStory = {
  args: {
    answers: {
      listReceivedGrants: { data: received.map((grant) => ({ ...grant, nome: longName, cognome: longName })) },
    },
  },
};

export const InADialog: AppStory = {
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Rilevazioni|Readings/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Aggiungi rilevazione|Add a reading/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent(/Bruno Ferraro/));
  },
};

/** The grant is revoked while the page is open. */
export const AccessEnded: AppStory = {
  tags: ['interaction'],
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    queryClient.setQueryData(receivedGrantsQuery().queryKey, { data: [] });
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
