import { expect, screen, waitFor } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

const longName = 'Maria Antonietta Montecuccoli degli Erri';

export default {
  ...appStory,
  title: 'App/Account/People',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/account', answers: { listReceivedGrants: example('listReceivedGrants') } },
} satisfies AppMeta;

const { data: received } = example('listReceivedGrants');
const { data: grown } = example('handOverRecord');

export const Full: AppStory = {};
export const Empty: AppStory = { args: { answers: { listReceivedGrants: { data: [] } } } };
export const Failed: AppStory = { args: { answers: { listReceivedGrants: new Response(null, { status: 503 }) } } };
export const ActingAsParent: AppStory = { args: { acting: 12 } };
export const ActingAsCaregiver: AppStory = { args: { acting: 5 } };

export const LongNames: AppStory = {
  args: {
    acting: 5,
    answers: {
      listReceivedGrants: { data: received.map((grant) => ({ ...grant, nome: longName, cognome: longName })) },
    },
  },
};

export const GrownChild: AppStory = {
  args: { acting: 12, answers: { listReceivedGrants: { data: [{ ...grown, consegna: null }] } } },
};

export const HandoverSent: AppStory = {
  args: { path: '/Registro/SchedaPaziente', acting: 12, answers: { listReceivedGrants: { data: [grown] } } },
};

export const AddChild: AppStory = {
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /Aggiungi il libretto di tuo figlio|Add your child's record/ }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const HandOver: AppStory = {
  ...GrownChild,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /Consegna il libretto a|Hand over the record to/ }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
