import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { serverLevels } from '../../testing/confidentiality.ts';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { ConfidentialityLevelSelect, type LevelValue } from './index.ts';

const meta = {
  title: 'Record/Confidentiality level select',
  component: ConfidentialityLevelSelect,
  args: { name: 'id_livello_confidenzialita', levels: serverLevels, value: 4, onChange: fn() },
  render: (args) => (
    <Narrow>
      <Controlled<LevelValue> initial={args.value} onChange={(level) => args.onChange(Number(level))}>
        {(value, onChange) => <ConfidentialityLevelSelect {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'The level of a record that is being created, from the list of the server.',
    when: ['In the form of a new record.'],
    whenNot: ['The record exists: ConfidentialityLockDialog, which shows what each level means before it is changed.'],
    keyboard: { Tab: 'Reaches it', 'Arrow keys': 'Move the choice', Letters: 'Jump to a level' },
    notes: ['From the least to the most secret, whatever order the server sends; what is chosen is explained below.'],
  }),
} satisfies Meta<typeof ConfidentialityLevelSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};

// covers P-28
export const SelectedInteractions: Story = {
  ...Selected,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: /Livello di confidenzialità/ });
    await expect(select).toHaveAccessibleDescription('Le informazioni di cura di tutti i giorni.');
    await userEvent.selectOptions(select, 'Riservato');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(select).toHaveAccessibleDescription('Delicato: per esempio salute mentale o sessuale.');
  },
};

export const Unselected: Story = { args: { value: null } };

export const Missing: Story = { tags: ['looks'], args: { value: null, error: 'Questo campo è obbligatorio!' } };

export const UnknownValue: Story = {
  args: { value: 9 },
};

export const UnknownValueInteractions: Story = {
  ...UnknownValue,
  tags: ['interaction'],
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveValue(''),
};

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { disabledReason: 'Dopo il salvataggio si cambia con il lucchetto.' },
};

export const English: Story = { globals: { locale: 'en' } };
