import { expect, screen, waitFor } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { longText } from '../../testing/long-text.ts';

const longName = 'Maria Antonietta Montecuccoli degli Erri';

export default {
  ...appStory,
  title: 'App/Sharing/Caregivers',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Deleghe' },
} satisfies AppMeta;

const { data: grants } = example('listCaregivers');
const [invited] = grants;
if (!invited) throw new Error('The contract has no example of a grant.');

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Loading: AppStory = { args: { connection: 'loading' } };

export const EveryState: AppStory = {
  args: {
    answers: {
      listCaregivers: {
        data: (['attiva', 'programmata', 'rifiutata', 'revocata', 'terminata', 'scaduta'] as const).map(
          (stato, index) => ({
            ...invited,
            id_delega: 10 + index,
            stato,
            persona: stato === 'rifiutata' ? null : 'Anna Ferraro',
            chiusa_il: index > 1 ? '2026-11-20T10:00:00.000Z' : null,
          }),
        ),
      },
    },
  },
};

export const LongNames: AppStory = {
  args: {
    answers: { listCaregivers: { data: grants.map((grant) => ({ ...grant, nome: longName, persona: longText })) } },
  },
};

export const Invite: AppStory = {
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Aggiungi una persona|Add a person/ }));
    const dialog = await screen.findByRole('dialog', { name: /Aggiungi una persona|Add a person/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: /Fino a un giorno preciso|Until a set day/ }));
    await expect(screen.getByRole('textbox', { name: /Ultimo giorno|Last day/ })).toBeVisible();
  },
};

export const WithoutMail: AppStory = { args: { answers: { listCaregivers: { data: grants, spedisce: false } } } };

export const AsParent: AppStory = { args: { acting: 12 } };

export const OutsideGrant: AppStory = {
  args: {
    acting: 5,
    answers: {
      listCaregivers: new Response(
        JSON.stringify({ type: 'about:blank', title: '', status: 403, code: 'outside-grant' }),
        {
          status: 403,
          headers: { 'content-type': 'application/problem+json' },
        },
      ),
    },
  },
};
