import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Donazione degli organi',
    name: 'paziente_donatore_organi',
    value: '',
    options: [
      { value: '1', label: 'Acconsento' },
      { value: '0', label: 'Non acconsento' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <RadioGroup {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'One choice among a few, all in view at once.',
    when: ['Two to four choices, above all when each needs an explanation.'],
    whenNot: ['Five or more: SelectField. Yes or no: Checkbox. Several at once: several Checkboxes.'],
    keyboard: { Tab: 'Reaches the chosen one (or the first)', 'Arrow keys': 'Move the choice', Space: 'Chooses' },
    notes: ['The whole row is the target, 44 px high on a touch screen.'],
  }),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};

export const StackedInteractions: Story = {
  ...Stacked,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Non acconsento'));
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await expect(canvas.getByRole('radio', { name: 'Non acconsento' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Acconsento' })).toBeChecked();
  },
};

export const Inline: Story = { args: { layout: 'inline', value: '1' } };

export const Segmented: Story = {
  tags: ['looks'],
  args: {
    layout: 'segmented',
    label: 'Stato',
    name: 'diagnosi_stato',
    value: '1',
    required: true,
    options: [
      { value: '1', label: 'Confermata' },
      { value: '0', label: 'Sospetta' },
    ],
  },
};

export const SegmentedInteractions: Story = {
  ...Segmented,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sospetta' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Confermata' })).toBeChecked();
  },
};

export const SegmentedWithError: Story = {
  args: { ...Segmented.args, value: '', error: 'Questo campo è obbligatorio!' },
};

export const WithDescriptions: Story = {
  args: {
    label: 'Visibilità per il medico',
    name: 'visibilita',
    required: true,
    value: '3',
    options: [
      { value: '1', label: 'Totale', description: 'Vede ogni area della cartella.' },
      { value: '3', label: 'Parziale', description: 'Vede le aree delle specialità che scegli.' },
      {
        value: '2',
        label: 'Minima',
        description: 'Vede gruppo sanguigno, allergie, terapie in corso e contatti di emergenza.',
      },
    ],
  },
};

export const WithError: Story = {
  tags: ['looks'],
  args: { required: true, error: 'Questo campo è obbligatorio!' },
};

export const WithErrorInteractions: Story = {
  ...WithError,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Donazione degli organi' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
    await expect(canvas.getByRole('radio', { name: 'Acconsento' })).toHaveAccessibleDescription(
      /Questo campo è obbligatorio!/,
    );
  },
};

export const OneOptionLocked: Story = {
  tags: ['looks'],
  args: {
    value: '1',
    options: [
      { value: '1', label: 'Acconsento' },
      { value: '0', label: 'Non acconsento', disabledReason: 'Si revoca con un modulo firmato al Comune.' },
    ],
  },
};

export const OneOptionLockedInteractions: Story = {
  ...OneOptionLocked,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Non acconsento' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Acconsento' })).toBeChecked();
  },
};
