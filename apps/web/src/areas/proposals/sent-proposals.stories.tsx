import { expect, screen, userEvent } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { longText } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Doctor/Sent proposals',
  tags: ['app', '!autodocs'],
  args: {
    ...appStory.args,
    path: '/Assistiti/1',
    person: 'doctor',
    answers: {
      getSharedRecord: {
        ...example('getSharedRecord'),
        terapie: example('listTherapies'),
        esami: example('listExams'),
        diagnosi: example('listDiagnoses'),
      },
    },
  },
} satisfies AppMeta;

const { data } = example('listSentProposals');
const many = [10, 20, 30].flatMap((by) => data.map((one) => ({ ...one, id_proposta: by + one.id_proposta })));
const long = data.map((one) => ({ ...one, testo: longText, motivo: longText, stato: 'rifiutata' as const }));

export const Full: AppStory = {};
export const Many: AppStory = { args: { answers: { listSentProposals: { data: many } } } };
export const Withdrawn: AppStory = {
  args: { answers: { listSentProposals: { data: data.map((one) => ({ ...one, stato: 'ritirata' as const })) } } },
};
export const Empty: AppStory = { args: { answers: { listSentProposals: { data: [] } } } };
export const Failed: AppStory = {
  args: {
    answers: {
      listSentProposals: new Response('{"type":"about:blank","title":"internal","status":500,"code":"internal"}', {
        status: 500,
        headers: { 'content-type': 'application/problem+json' },
      }),
    },
  },
};
export const LongText: AppStory = { args: { answers: { listSentProposals: { data: long } } } };

const propose = (kind?: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Proponi|Propose)$/ }));
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toBeVisible();
  if (kind) await userEvent.click(await screen.findByRole('radio', { name: kind }));
};

/** The doctor reads of the patient, who in turn is addressed. */
export const StartInteractions: AppStory = {
  tags: ['interaction'],
  play: async () => {
    await expect(await screen.findByText('Dal giorno in cui il paziente accetta')).toBeVisible();
    await expect(screen.queryByText('Dal giorno in cui accetti')).toBeNull();
  },
};
export const NoteInteractions: AppStory = { tags: ['interaction', 'looks'], play: propose() };
export const TherapyInteractions: AppStory = { tags: ['interaction'], play: propose('Terapia') };
export const ExamInteractions: AppStory = { tags: ['interaction'], play: propose('Esame') };
export const CorrectionInteractions: AppStory = {
  tags: ['interaction'],
  play: async () => {
    await propose('Correzione')();
    const select = await screen.findByLabelText(/Voce da correggere/);
    const [therapy] = await screen.findAllByRole('option', { name: /^Terapia: / });
    await userEvent.selectOptions(select, therapy ?? '');
    await expect(await screen.findByLabelText('Dose')).toBeVisible();
  },
};
/** Errors of an empty form. */
export const RefusedInteractions: AppStory = {
  tags: ['interaction'],
  play: async () => {
    await propose('Terapia')();
    await userEvent.click(screen.getByRole('button', { name: 'Invia la proposta' }));
    await expect((await screen.findAllByText('Questo campo è obbligatorio!')).length).toBeGreaterThan(1);
  },
};
