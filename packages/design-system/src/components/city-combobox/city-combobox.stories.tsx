import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import type { ComboboxItem, LoadItems } from '../combobox/index.ts';
import { CityCombobox, type CityComboboxProps } from './index.ts';

const towns: readonly ComboboxItem[] = [
  ['Roma', 'RM'],
  ['Rovigo', 'RO'],
  ['Romano di Lombardia', 'BG'],
  ['Rossano', 'CS'],
  ['Rosignano Marittimo', 'LI'],
  ['Rovereto', 'TN'],
  ['Romentino', 'NO'],
  ['Roccella Jonica', 'RC'],
  ['Robbiate', 'LC'],
  ['Rocca di Papa', 'RM'],
  ['Rogliano', 'CS'],
  ['Romania', 'Estero'],
].map(([label = '', description = '']) => ({ id: `${label}-${description}`, label, description }));

const find = fn<LoadItems>();

function Controlled(props: CityComboboxProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState(props.text);
  return (
    <Narrow>
      <CityCombobox
        {...props}
        value={value}
        onChange={(city) => {
          setValue(city);
          props.onChange(city);
        }}
        text={text}
        onTextChange={setText}
      />
    </Narrow>
  );
}

const meta = {
  title: 'Fields/CityCombobox',
  component: CityCombobox,
  args: {
    label: 'Città di nascita',
    name: 'comune_nascita',
    value: null,
    onChange: fn(),
    text: '',
    onTextChange: fn(),
    loadCities: find,
  },
  argTypes: { ref: { table: { disable: true } }, loadCities: { control: false } },
  beforeEach: () => {
    find
      .mockReset()
      .mockImplementation(async (query) =>
        towns.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
      );
  },
  render: (args) => <Controlled {...args} />,
  parameters: documentation({
    what: 'A town, found by its first letters.',
    when: ['Place of birth or residence; Italian cities and countries of birth come from the server.'],
    whenNot: ['Anything else that is searched: Combobox. The region or the province alone: SelectField.'],
    keyboard: { 'Arrow down / up': 'Opens the list, moves in it', Enter: 'Chooses', Escape: 'Closes the list' },
    notes: [
      'It asks 700 ms after the last key, from two letters on, and shows ten towns. An older question is aborted.',
      '"Seleziona una delle città" comes when the field is left and the answer is there, never before it.',
      'A town written in full counts as chosen. `allowsOther` accepts any text.',
      'It rests on Combobox (61 kB): import it lazily.',
    ],
  }),
} satisfies Meta<typeof CityCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// covers K-29 K-30
export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Città di nascita' });
    await step('one letter does not ask', async () => {
      await userEvent.type(field, 'r');
      await expect(await screen.findByText(/almeno 2 lettere|at least 2 letters/)).toBeVisible();
      await expect(find).not.toHaveBeenCalled();
    });
    await step('one question for several keys, ten towns', async () => {
      await userEvent.type(field, 'o');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10), { timeout: 3000 });
      await expect(find).toHaveBeenCalledTimes(1);
    });
    await step('choose', async () => {
      await userEvent.click(screen.getByRole('option', { name: /Rovigo/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Rovigo' }));
    });
  },
};

export const NoneOfTheTowns: Story = {
  tags: ['interaction'],
  args: { debounceMs: 50 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Città di nascita' });
    await userEvent.type(field, 'Rmoa');
    await userEvent.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Seleziona una delle città|Choose a town from the list/),
    );
    await expect(field).toHaveValue('Rmoa');
  },
};

export const WrittenInFull: Story = {
  tags: ['interaction'],
  args: { debounceMs: 50 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Città di nascita' });
    await userEvent.type(field, 'rovereto');
    field.blur();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Rovereto' })));
    await expect(field).not.toBeInvalid();
  },
};

export const Searching: Story = {
  tags: ['interaction'],
  args: { debounceMs: 0 },
  play: async ({ canvas, userEvent }) => {
    find.mockImplementation(() => new Promise(() => {}));
    await userEvent.type(canvas.getByRole('combobox'), 'Rom');
    await expect((await screen.findAllByText(/Ricerca in corso|Searching/))[0]).toBeInTheDocument();
  },
};

export const SearchFails: Story = {
  tags: ['interaction'],
  args: { debounceMs: 0 },
  parameters: { expectedLogs: ['Combobox: failed to load items.'] },
  play: async ({ canvas, userEvent }) => {
    find.mockRejectedValueOnce(new Error('offline'));
    await userEvent.type(canvas.getByRole('combobox'), 'Ro');
    await userEvent.click(await canvas.findByRole('button', { name: /Riprova|Try again/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Riprova|Try again/ })).toBeNull());
  },
};

export const Selected: Story = { tags: ['looks'], args: { value: towns[0] ?? null, text: 'Roma', required: true } };
export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { value: towns[0] ?? null, text: 'Roma', disabledReason: 'Si ricava dal codice fiscale.' },
};
