import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { Dialog } from '../dialog/index.ts';
import { Combobox, type ComboboxItem, type LoadItems } from './index.ts';

const cities: readonly ComboboxItem[] = [
  ['Roma', 'RM'],
  ['Rovigo', 'RO'],
  ['Romano di Lombardia', 'BG'],
  ['Rho', 'MI'],
  ['Rossano', 'CS'],
  ['Rosignano Marittimo', 'LI'],
  ['Rovereto', 'TN'],
  ['Romentino', 'NO'],
  ['Roccella Jonica', 'RC'],
  ['Robbiate', 'LC'],
  ['Rocca di Papa', 'RM'],
  ['Rogliano', 'CS'],
].map(([label = '', province = '']) => ({ id: `${label}-${province}`, label, description: province }));

const find: LoadItems = async (query) =>
  cities.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Città di nascita',
    name: 'comune_nascita',
    value: null,
    onChange: fn(),
    loadItems: find,
    debounceMs: 50,
    hint: 'Scrivi le prime lettere e scegli dall’elenco',
  },
  argTypes: { ref: { table: { disable: true } }, loadItems: { control: false } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <Combobox {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'Finds one of many by typing; the items come from the server while one types.',
    when: ['Cities, drugs, exams, diagnoses: lists too long to scroll.'],
    whenNot: ['A closed list of up to thirty: SelectField, which uses the list of the system.'],
    keyboard: {
      'Arrow down / up': 'Opens the list, moves in it',
      Enter: 'Chooses',
      Escape: 'Closes the list; what was typed stays',
    },
    notes: [
      'Typing after a choice takes the choice back (`onChange(null)`) but never erases the words; a text equal to an item counts as that item.',
      'It asks when the typing pauses (700 ms), aborts the older question, shows ten items at most.',
      'It rests on react-aria-components (61 kB): import it lazily, so that a page without one does not pay for it.',
    ],
  }),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Città di nascita' });
    await step('ten items at most', async () => {
      await userEvent.type(field, 'ro');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10));
    });
    await step('the arrows and Enter choose', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Roma' }));
      await expect(field).toHaveValue('Roma');
    });
    await step('typing on takes the choice back and keeps the words', async () => {
      await userEvent.type(field, 'no');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(field).toHaveValue('Romano');
      await expect(await fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
      await expect(await fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
      await userEvent.tab();
      await expect(field).toHaveValue('Romano');
    });
  },
};

export const ExactWordsCount: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Città di nascita' });
    await userEvent.type(field, 'rovereto');
    field.blur();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Rovereto' })));
    await expect(field).toHaveValue('Rovereto');
  },
};

const asked = fn<LoadItems>();

export const LeftAtOnce: Story = {
  tags: ['interaction'],
  args: { loadItems: asked },
  beforeEach: () => {
    asked.mockReset().mockImplementation(find);
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Città di nascita' });
    field.focus();
    document.execCommand('insertText', false, 'Zzz');
    // React has rendered the text then, but not yet opened the list.
    await Promise.resolve();
    field.blur();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Selected: Story = { tags: ['looks'], args: { value: cities[0] ?? null, required: true } };

export const NothingFound: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/["«]Zzz["»]/));
    await expect(screen.getAllByText(/["«]Zzz["»]/)[0]).toBeInTheDocument();
  },
};

export const Searching: Story = {
  tags: ['interaction'],
  args: { loadItems: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Rom');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Ricerca in corso|Searching/));
  },
};

const failsOnce = fn<LoadItems>();

export const SearchFails: Story = {
  tags: ['interaction'],
  args: { loadItems: failsOnce },
  beforeEach: () => {
    failsOnce.mockReset().mockImplementation(find).mockRejectedValueOnce(new Error('offline'));
  },
  parameters: { expectedLogs: ['Combobox: failed to load items.'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Rom');
    await userEvent.click(await canvas.findByRole('button', { name: /Riprova|Try again/ }));
    await waitFor(() => expect(failsOnce).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Riprova|Try again/ })).toBeNull());
  },
};

export const InDialog: Story = {
  tags: ['looks'],
  render: (args) => (
    <Dialog open onClose={() => {}} title="Dati anagrafici" size="sm">
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <Combobox {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Dialog>
  ),
};

export const InDialogInteractions: Story = {
  ...InDialog,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Città di nascita' });
    await userEvent.type(field, 'rov');
    const option = await screen.findByRole('option', { name: /Rovigo/ });
    // Neither covered by the backdrop nor clipped by the dialog: the element at its centre is the option.
    await waitFor(() => {
      const { left, top, width, height } = option.getBoundingClientRect();
      expect(option.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Rovigo' }));
  },
};

export const Warning: Story = {
  tags: ['looks', 'interaction'],
  args: {
    label: 'Farmaco',
    loadItems: async () => [
      { id: '1', label: 'Augmentin 875 mg', description: 'amoxicillina', warning: 'Da non prendere' },
      { id: '2', label: 'Pantorc 20 mg', description: 'pantoprazolo' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Farmaco' }), 'a');
    const warned = await screen.findByRole('option', { name: 'Augmentin 875 mg' });
    await expect(warned).toHaveAccessibleDescription('Da non prendere amoxicillina');
    await expect(getComputedStyle(screen.getByText('Da non prendere')).color).not.toBe(
      getComputedStyle(screen.getByText('pantoprazolo')).color,
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(warned).toHaveAttribute('data-focused');
  },
};

export const WithError: Story = {
  tags: ['looks'],
  args: { inputValue: 'Rmoa', error: 'Seleziona una delle città', required: true },
};
export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { value: cities[0] ?? null, disabledReason: 'Si ricava dal codice fiscale.' },
};
