import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { ChoiceList } from './index.ts';

const meta = {
  title: 'Actions/Choice list',
  component: ChoiceList,
  args: {
    label: 'Che cosa deve vedere?',
    current: 'start',
    choices: [
      {
        id: 'emergency',
        label: 'Emergenza',
        description: 'Vedrà 12 di 127. Non vedrà: visite, rilevazioni e altre 6 parti.',
      },
      { id: 'all', label: 'Il mio medico', description: 'Vedrà 127 di 127. È tutto ciò che hai scritto.' },
      { id: 'start', label: 'Solo l’essenziale', description: 'Vedrà 3 di 127.' },
      { id: 'fine', label: 'Scelta fine', description: 'Scegli tu livello e visibilità.', expanded: false },
    ],
    onChoose: fn(),
  },
  parameters: documentation({
    what: 'A few choices, each with its consequence, that take effect with one press.',
    when: ['A decision by purpose, whose consequence matters more than its settings.'],
    whenNot: ['A value that is saved with a form: RadioGroup.', 'More than seven choices: SelectField.'],
    keyboard: { Tab: 'Moves through the choices', 'Enter / Space': 'Chooses' },
    notes: [
      'A description may arrive later: room for two lines is kept.',
      'While a choice takes effect none can be pressed; all keep the focus.',
    ],
  }),
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = { tags: ['looks'] };

export const ChoicesInteractions: Story = {
  ...Choices,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emergenza' }));
    await expect(args.onChoose.mock.calls).toEqual([['emergency']]);
  },
};

export const Pending: Story = { args: { pending: 'all' } };
export const LongWords: Story = { tags: ['looks'], globals: { textSize: '200', viewport: { value: 'phone' } } };
