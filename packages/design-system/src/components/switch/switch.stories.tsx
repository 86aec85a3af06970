import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { Switch } from './index.ts';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Scheda di emergenza su questo telefono', name: 'emergenza', value: false, onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <Switch {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'On or off, and it holds at once.',
    when: ['A setting or a consent that is saved by the press itself.'],
    whenNot: ['Part of a form that a button sends: Checkbox.', 'Two choices that need a name each: RadioGroup.'],
    keyboard: { Space: 'Turns it on and off' },
    notes: [
      'A native checkbox with `role="switch"`. The state is told by place, by a tick and in words.',
      '`saving` shows the new state and prevents changes until the response.',
    ],
  }),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const OffInteractions: Story = {
  ...Off,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Scheda di emergenza su questo telefono' });
    await userEvent.click(canvas.getByText('Scheda di emergenza su questo telefono'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = {
  tags: ['looks'],
  args: { value: true, description: 'Si legge anche senza connessione e senza password.' },
};

export const Saving: Story = {
  args: { value: true, saving: true },
};

export const SavingInteractions: Story = {
  ...Saving,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Salvataggio in corso');
  },
};

export const Locked: Story = {
  tags: ['looks'],
  args: { value: true, disabledReason: 'Serve per tenere la cartella: per toglierlo si chiude l’account.' },
};

export const LockedInteractions: Story = {
  ...Locked,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/si chiude l’account/);
  },
};

export const LockedOff: Story = {
  tags: ['looks'],
  args: { disabledReason: 'Disponibile con la sottoscrizione completa.' },
};
export const WithError: Story = {
  tags: ['looks'],
  args: { error: 'Non è stato salvato: è rimasto com’era. Riprova.' },
};

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    label: 'Conservazione dei dati in forma pseudonimizzata per un anno dopo la cancellazione dell’account',
    states: { on: 'Acconsento', off: 'Non acconsento' },
  },
  globals: { textSize: '200', viewport: { value: 'phone' } },
};

export const English: Story = { args: { label: 'Emergency card on this phone' }, globals: { locale: 'en' } };
