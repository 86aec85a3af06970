import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { ScoreQuestionList } from './index.ts';

const meta = {
  title: 'Data/ScoreQuestionList',
  component: ScoreQuestionList,
  args: {
    label: 'CHA₂DS₂-VASc',
    value: {},
    onChange: fn(),
    questions: [
      {
        id: 'failure',
        label: 'Scompenso cardiaco',
        points: 1,
        includes: ['Segni o sintomi di scompenso', 'Frazione di eiezione ridotta, anche senza sintomi'],
        excludes: ['Un episodio di affanno per altra causa'],
      },
      { id: 'hypertension', label: 'Ipertensione', points: 1, includes: ['Anche se controllata dalle medicine'] },
      {
        id: 'age',
        label: 'Età',
        choices: [
          { value: 'young', label: 'Meno di 65 anni', points: 0 },
          { value: 'middle', label: 'Da 65 a 74 anni', points: 1 },
          { value: 'old', label: '75 anni o più', points: 2 },
        ],
      },
      { id: 'stroke', label: 'Ictus, TIA o tromboembolia in passato', points: 2 },
    ],
  },
  argTypes: { questions: { control: false }, value: { control: false } },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <ScoreQuestionList {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: documentation({
    what: 'The questions of a clinical score, with their points and the running total.',
    when: ['HAS-BLED, CHA₂DS₂-VASc and whatever adds up answers.'],
    whenNot: ['Scores computed from measured values (MELD, Framingham): NumberField and ResultPanel.'],
    keyboard: { Tab: 'From question to question', Arrows: 'Choose within a question' },
    notes: [
      'Nothing is chosen to begin with. A question without an answer is counted apart, never as a no.',
      '"Che cosa conta?" says what counts and what does not: two people should answer alike.',
      '`showMissing` marks missing answers after a submit, not while answering.',
      'The total stays in view and is read aloud when it changes. Points are written, not only coloured.',
      '`lockedReason` shows an answer that comes from the record (the age) and says why it is fixed.',
    ],
  }),
} satisfies Meta<typeof ScoreQuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};

export const UnansweredInteractions: Story = {
  ...Unanswered,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a yes adds its points', async () => {
      const [yes] = canvas.getAllByRole('radio', { name: /^(Sì|Yes)$/ });
      if (yes) await userEvent.click(yes);
      await expect(args.onChange).toHaveBeenLastCalledWith({ failure: 'yes' });
      await expect(canvas.getByRole('status')).toHaveTextContent(/1 (su|of) 6/);
      await expect(canvas.getByText(/3 (domande senza risposta|unanswered questions)/)).toBeVisible();
    });
    await step('the way to the next open question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Vai alla prima|Go to the first/ }));
      const group = canvas.getByRole('radiogroup', { name: 'Ipertensione' });
      await expect(group.contains(document.activeElement)).toBe(true);
    });
    await step('arrows choose', async () => {
      await userEvent.keyboard(' {ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ failure: 'yes', hypertension: 'no' });
    });
    await step('what counts', async () => {
      const [more] = canvas.getAllByText(/Che cosa conta\?|What counts\?/);
      if (more) await userEvent.click(more);
      await expect(canvas.getByText('Un episodio di affanno per altra causa')).toBeVisible();
    });
  },
};

export const Answered: Story = {
  tags: ['looks'],
  args: { value: { failure: 'no', hypertension: 'yes', age: 'old', stroke: 'no' } },
};

export const AnsweredInteractions: Story = {
  ...Answered,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/3 (su|of) 6/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MissingAfterTrying: Story = {
  tags: ['looks'],
  args: { value: { failure: 'no', age: 'old' }, showMissing: true },
};

export const MissingAfterTryingInteractions: Story = {
  ...MissingAfterTrying,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Ipertensione' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Età' })).not.toBeInvalid();
    const ground = (name: string) => {
      const [radio] = canvas.getByRole('radiogroup', { name }).querySelectorAll('input');
      return radio ? [radio.checked, getComputedStyle(radio).backgroundColor] : [];
    };
    await expect(ground('Ipertensione')).toEqual(ground('Età'));
  },
};

export const OneLocked: Story = {
  tags: ['looks'],
  args: {
    value: { sex: 'yes' },
    questions: [
      { id: 'sex', label: 'Sesso femminile', points: 1, lockedReason: 'Viene dalla tua scheda: si cambia lì.' },
      { id: 'diabetes', label: 'Diabete', points: 1 },
    ],
  },
};

export const OneLockedInteractions: Story = {
  ...OneLocked,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Sesso femminile' });
    await expect(group).toHaveAccessibleDescription('Viene dalla tua scheda: si cambia lì.');
    const [, no] = group.querySelectorAll('input');
    if (no) await userEvent.click(no);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { disabledReason: 'Il calcolo vale dai 18 anni.', value: { failure: 'no' } },
};

export const OnPhone: Story = {
  args: {
    value: { hypertension: 'yes' },
    questions: [
      {
        id: 'bleeding',
        label: 'Sanguinamento importante in passato, o una malattia che lo rende più probabile',
        points: 1,
        includes: ['Trasfusione o ricovero per un sanguinamento', 'Anemia, piastrine basse'],
      },
      { id: 'hypertension', label: 'Pressione massima oltre 160 mmHg', points: 1 },
      {
        id: 'inr',
        label: 'INR',
        choices: [
          { value: 'none', label: 'Non prendo anticoagulanti che richiedono l’INR', points: 0 },
          { value: 'stable', label: 'Stabile', points: 0 },
          { value: 'labile', label: 'Instabile: meno del 60 % del tempo nell’intervallo voluto', points: 1 },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
