import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { TextArea } from './index.ts';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Descrizione', name: 'taccuino_descrizione', value: '', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'Several lines of text. It grows with what is written, up to most of the screen.',
    when: ['Descriptions of a symptom, notes, reasons.'],
    whenNot: ['A single line: TextField.'],
    keyboard: { Enter: 'A new line' },
    notes: [
      '`maxLength` counts but does not cut: a pasted letter is never lost, the field says by how much it is too long.',
      'The counter is seen from half of the limit and heard only near the end.',
    ],
  }),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Dove fa male, da quando, che cosa lo calma' } };

export const WithCounter: Story = {
  args: { maxLength: 40, value: 'Dolore sordo al ginocchio' },
};

export const WithCounterInteractions: Story = {
  args: { maxLength: 40 },
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Descrizione' });
    await step('a short text is not counted', async () => {
      await userEvent.type(area, 'Dolore sordo');
      await expect(canvas.queryByText(/(di|of) 40/)).toBeNull();
    });
    await step('from half it only counts', async () => {
      await userEvent.type(area, ' al ginocchio');
      await expect(canvas.getByText(/25 (di|of) 40/)).toBeVisible();
    });
    await step('too much is kept, and said', async () => {
      await userEvent.type(area, ' destro, da tre giorni.');
      await expect(area).toHaveValue('Dolore sordo al ginocchio destro, da tre giorni.');
      await expect(canvas.getAllByText(/8 (caratteri di troppo|characters too many)/)).not.toHaveLength(0);
    });
  },
};

export const Filled: Story = {
  args: {
    value:
      'Dolore sordo al ginocchio destro, più forte al mattino e dopo le scale. Da tre giorni prendo paracetamolo 1 g due volte al giorno, con beneficio.\n\nNessun gonfiore.',
  },
};

export const Rows: Story = {
  args: { rows: 7 },
};

export const RowsInteractions: Story = {
  ...Rows,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Descrizione' });
    const lines = () => area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight);
    await expect(lines()).toBeGreaterThanOrEqual(7);
    await expect(lines()).toBeLessThan(8);
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6{Enter}7{Enter}8{Enter}9');
    await expect(lines()).toBeGreaterThanOrEqual(9);
  },
};

export const WithError: Story = { tags: ['looks'], args: { required: true, error: 'Questo campo è obbligatorio!' } };

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: {
    value: 'Dolore lombare dopo la caduta.',
    disabledReason: 'La descrizione di una visita conclusa non cambia.',
  },
};
