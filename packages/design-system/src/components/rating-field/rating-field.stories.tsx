import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { RatingField } from './index.ts';

const meta = {
  title: 'Fields/RatingField',
  component: RatingField,
  args: {
    label: 'Quanto ti ha aiutato la terapia?',
    name: 'efficacia',
    value: null,
    onChange: fn(),
    low: 'per nulla',
    high: 'moltissimo',
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <RatingField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: documentation({
    what: 'A judgement from 1 or 0 to 10, with words for both ends.',
    when: ['Satisfaction, effect of a therapy, perceived intensity.'],
    whenNot: ['A measured value: NumberField. Fewer than ten named steps: RadioGroup. Pain on the body: PainCanvas.'],
    keyboard: { Arrows: 'Choose the number before or after', Space: 'Chooses the number that has the focus' },
    notes: [
      'Native radio buttons: one stop of the Tab key, "7 su 10" read aloud, the ends with their words.',
      'No number is preselected: a default would count as an answer that was never given.',
      'An optional rating can be taken back; with a radio button alone it could not.',
      'In less than 32 rem it stands in two rows, in less than 19 rem from zero in three, each number as large as a finger.',
    ],
  }),
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Quanto ti ha aiutato la terapia?' });
    await expect(group.querySelector(':checked')).toBeNull();
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^7 (su|out of) 10$/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(7);
    });
    await step('arrows go on', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: /^8 / })).toBeChecked();
    });
    await step('the ends have words', async () => {
      await expect(canvas.getByRole('radio', { name: /^10 .*moltissimo/ })).not.toBeChecked();
    });
    await step('and it can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Togli il voto|Remove the rating/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(group.querySelector(':checked')).toBeNull();
    });
  },
};

export const FromZero: Story = {
  tags: ['looks'],
  args: {
    label: 'Quanto è forte il dolore?',
    min: 0,
    low: 'nessun dolore',
    high: 'il peggiore immaginabile',
    value: 0,
  },
};

export const FromZeroInteractions: Story = {
  ...FromZero,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(11);
    await expect(canvas.getByRole('radio', { name: /^0 (su|out of) 10, nessun dolore$/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^10 (su|out of) 10, il peggiore immaginabile$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
  },
};

export const Selected: Story = { tags: ['looks'], args: { value: 8, required: true } };
export const WithError: Story = {
  tags: ['looks'],
  args: { required: true, error: 'Questo campo è obbligatorio!' },
};

export const WithErrorInteractions: Story = {
  ...WithError,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Quanto ti ha aiutato la terapia?' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/obbligatorio/);
  },
};

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { value: 4, disabledReason: 'La terapia è conclusa: il voto non cambia più.' },
};

export const DisabledWithReasonInteractions: Story = {
  ...DisabledWithReason,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^9 / }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /^4 / })).toBeChecked();
  },
};

export const OnPhone: Story = {
  args: {
    value: 3,
    label: 'Quanto ti è stato utile, nelle ultime quattro settimane, parlare con il medico che hai associato?',
    low: 'per nulla, avrei preferito non farlo',
    high: 'moltissimo, lo rifarei',
    hint: 'Il voto lo vedi solo tu.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const OnPhoneInteractions: Story = {
  ...OnPhone,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
};
