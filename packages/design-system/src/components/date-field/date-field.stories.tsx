import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { DateField } from './index.ts';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Data di nascita', name: 'paziente_nascita', value: '', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <DateField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'A day, written as Italians write it or picked from the calendar of the system.',
    when: ['Birth dates, dates of exams and visits.'],
    whenNot: ['A moment with its hour, or a stretch of time: two fields say it better.'],
    keyboard: {
      Digits: 'Write the day; the slashes come by themselves',
      Tab: 'Leaves the field and completes `9/3/2026` to `09/03/2026`; a second one reaches the calendar button',
    },
    notes: [
      '`value` is `YYYY-MM-DD`, never a `Date`: no time zone moves a birthday. A text that is not a day is passed on as typed; `isDay` tells them apart.',
      '`9/3/2026`, `09.03.2026`, `09032026` and `2026-03-09` all count. A year of two digits does not: of an eighty-year-old it may be either century.',
      'Invalid input is reported on blur, never while typing, and typed text is kept.',
    ],
  }),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Data di nascita' });
    await step('digits alone are enough', async () => {
      await userEvent.type(field, '09031945');
      await expect(field).toHaveValue('09/03/1945');
      await expect(args.onChange).toHaveBeenLastCalledWith('1945-03-09');
    });
    await step('a short form is completed on leaving', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '4/6/1944');
      await userEvent.tab();
      await expect(field).toHaveValue('04/06/1944');
      await expect(args.onChange).toHaveBeenLastCalledWith('1944-06-04');
    });
  },
};

export const Impossible: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Data di nascita' });
    await userEvent.type(field, '31/02/1960');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('31/02/1960');
    await expect(args.onChange).toHaveBeenLastCalledWith('31/02/1960');
  },
};

export const WithinLimits: Story = {
  args: { label: 'Data della visita', value: '2026-11-30', min: '2020-01-01', max: '2026-11-21' },
};

export const WithinLimitsInteractions: Story = {
  ...WithinLimits,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Data della visita' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/21\/11\/2026/);
  },
};

export const Filled: Story = { args: { value: '1945-03-09', required: true } };
export const WithError: Story = {
  tags: ['looks'],
  args: { value: '2031-01-01', error: 'La data inserita non è valida!' },
};
export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { label: 'Data', value: '2026-03-09', disabledReason: 'La data di una segnalazione salvata non cambia.' },
};
