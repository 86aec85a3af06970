import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { SelectField } from './index.ts';

const groups = ['0+', '0-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Fields/SelectField (dropdown)',
  // Keeps the address; the title has the word that people search for.
  id: 'fields-selectfield',
  component: SelectField,
  args: { label: 'Gruppo sanguigno', name: 'paziente_gruppo', value: '', options: groups, onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <SelectField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'One of a closed list, with the list of the system: the wheel on a phone, type-ahead on a keyboard.',
    when: ['Five to about thirty known choices.'],
    whenNot: ['Up to four: RadioGroup, so that all are in view.', 'Hundreds, or a list the server searches: Combobox.'],
    keyboard: {
      'Space / Alt + Arrow down': 'Opens the list',
      'Arrow up / down': 'Changes the choice',
      'A letter': 'Jumps to it',
    },
  }),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Gruppo sanguigno' });
    await expect(select).toHaveDisplayValue(/Scegli…|Choose…/);
    await userEvent.selectOptions(select, 'AB-');
    await expect(args.onChange).toHaveBeenLastCalledWith('AB-');
    await expect(select).toHaveValue('AB-');
  },
};

export const Selected: Story = { tags: ['looks'], args: { value: 'A+', required: true } };
export const WithError: Story = { tags: ['looks'], args: { required: true, error: 'Questo campo è obbligatorio' } };

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { value: '0-', disabledReason: 'Lo ha registrato il centro trasfusionale.' },
};

export const DisabledWithReasonInteractions: Story = {
  ...DisabledWithReason,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Gruppo sanguigno' });
    await userEvent.selectOptions(select, 'A+');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(select).toHaveValue('0-');
  },
};
