import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Mostra anche gli esami annullati', name: 'annullati', value: false, onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <Checkbox {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'Yes or no, or one of several that may all be true.',
    when: ['A consent, a filter, a list of things that apply.'],
    whenNot: ['Choices that exclude each other: RadioGroup.', 'An action that happens at once: Button.'],
    keyboard: { Space: 'Ticks and unticks' },
  }),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Mostra anche gli esami annullati' });
    await userEvent.click(canvas.getByText('Mostra anche gli esami annullati'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { tags: ['looks'], args: { value: true } };
export const Mixed: Story = {
  tags: ['looks'],
  args: { label: 'Tutte le specialità', indeterminate: true },
};

export const MixedInteractions: Story = {
  ...Mixed,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: {
    label: 'Ho letto e accetto le condizioni',
    description: 'Puoi ritirare il consenso in ogni momento dalla pagina Account.',
    required: true,
  },
};

export const LongWord: Story = {
  tags: ['looks'],
  args: { label: 'Diagnosi confermate', description: 'Pneumonoultramicroscopicsilicovolcanoconiosi'.repeat(6) },
};

export const LongWordInteractions: Story = {
  ...LongWord,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, canvasElement }) => {
    const edge = canvasElement.getBoundingClientRect().right;
    await expect(canvas.getByText(/^Pneumono/).getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
};

export const WithError: Story = {
  tags: ['looks'],
  args: { label: 'Ho letto e accetto le condizioni', required: true, error: 'Per continuare accetta le condizioni.' },
};

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: {
    label: 'Conservazione dei dati',
    value: true,
    disabledReason: 'Serve per tenere la cartella: si ritira solo chiudendo l’account.',
  },
};

export const DisabledWithReasonInteractions: Story = {
  ...DisabledWithReason,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(/si ritira solo chiudendo/);
  },
};
