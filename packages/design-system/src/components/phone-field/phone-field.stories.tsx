import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { PhoneField } from './index.ts';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Telefono', name: 'contatto_telefono', value: '', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <PhoneField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'A telephone number of any country; Italy unless said otherwise.',
    when: ['Numbers of people and places to call.'],
    whenNot: ['Other codes made of digits: TextField with `inputMode="numeric"`.'],
    keyboard: {
      'A letter': 'In the list of countries, jumps to it',
      '+': 'At the beginning of the number, sets the country',
    },
    notes: [
      '`onChange` gets `+390612345678` when the number is valid in its country, and otherwise exactly what was typed.',
      '`isPhone` is the loose rule of the record (seven digits, hyphens, an extension): unusual numbers are not refused.',
      'The rules of all countries (29 kB) arrive after the field; until then, and without a network, it takes any text.',
    ],
  }),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  // covers V-20
  play: async ({ canvas, userEvent, args, step }) => {
    const number = canvas.getByRole('textbox', { name: 'Telefono' });
    const country = canvas.getByRole('combobox');
    await expect(country).toHaveValue('IT');
    await waitFor(() => expect(country.querySelectorAll('option').length).toBeGreaterThan(200));
    await step('an Italian number becomes international', async () => {
      await userEvent.type(number, '3331234567');
      await expect(args.onChange).toHaveBeenLastCalledWith('+393331234567');
      await userEvent.tab();
      await expect(number).toHaveValue('333 123 4567');
    });
    await step('a number with its prefix brings its country', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, '+41446681800');
      await expect(country).toHaveValue('CH');
      await expect(args.onChange).toHaveBeenLastCalledWith('+41446681800');
    });
  },
};

export const NotAValidNumber: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole('textbox', { name: 'Telefono' });
    await userEvent.type(number, '06 1234 int. 5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('06 1234 int. 5');
    await expect(number).toHaveValue('06 1234 int. 5');
  },
};

export const Filled: Story = {
  args: { value: '+390649251234', required: true },
};

export const FilledInteractions: Story = {
  ...Filled,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('06 4925 1234'));
  },
};

export const WithError: Story = {
  tags: ['looks'],
  args: { value: '0612', error: 'Il numero di telefono non è valido!' },
};
export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { value: '+390649251234', disabledReason: 'È il numero del centro: lo aggiorna il centro.' },
};
