import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { ErrorSummary } from './index.ts';

const meta = {
  title: 'Feedback/Error summary',
  component: ErrorSummary,
  args: {
    onFocusField: fn(),
    problems: [
      { name: 'data_inizio', label: 'Data di inizio', message: 'La data di inizio è obbligatoria!' },
      { name: 'note', label: 'Motivo', message: 'Il motivo è obbligatorio per le terapie vietate.' },
    ],
  },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  parameters: documentation({
    what: 'All that is wrong in a form, above its fields, each with a way to its field.',
    when: ['A form with many fields, or with some of them in another tab or step. FormDialog shows it by itself.'],
    whenNot: ['One field is wrong: focus it, its own error says the rest.', 'Saving failed: Banner.'],
    keyboard: { Enter: 'Goes to the field' },
    notes: [
      'The form puts the focus on it after an attempt; it is no alert, or it would be read twice.',
      'The words are those that stand below the fields.',
    ],
  }),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const SeveralInteractions: Story = {
  ...Several,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: /Ci sono 2 campi da correggere/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Motivo/ }));
    await expect(args.onFocusField).toHaveBeenLastCalledWith('note');
  },
};

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    problems: [
      {
        name: 'drugs_to_treat_reaction',
        label: 'Farmaci usati per curare la reazione, con la dose e la durata della cura',
        message: 'Questo campo è obbligatorio! Se non ne hai usati, scrivi «nessuno».',
      },
    ],
  },
  globals: { textSize: '200', viewport: { value: 'phone' } },
};

export const English: Story = { globals: { locale: 'en' } };
