import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { TagsField } from './index.ts';

const specialties = [
  'Cardiologia',
  'Dermatologia',
  'Diabetologia',
  'Ematologia',
  'Gastroenterologia',
  'Geriatria',
  'Nefrologia',
  'Neurologia',
  'Oculistica',
  'Oncologia',
  'Ortopedia',
];

const meta = {
  title: 'Fields/TagsField',
  component: TagsField,
  args: { label: 'Specialità', name: 'tag', value: [], onChange: fn(), suggestions: specialties },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <TagsField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'Several short words, typed or taken from suggestions.',
    when: ['Specialties of a record, words to find something by.'],
    whenNot: ['A fixed list of which some apply: Checkbox for each. One of many: Combobox. Sentences: TextArea.'],
    keyboard: {
      'Enter, comma': 'Adds what is typed',
      Backspace: 'In an empty box goes to the last tag; on a tag removes it',
      'Arrow left / right': 'Moves between the tags',
    },
    notes: [
      'Adding and removing is read aloud. After removing, the focus is on the tag that took the place.',
      'The same word twice, in whatever case, is refused and stays in the box, with the reason.',
      'A pasted list with commas becomes tags. With `closed` only suggestions can be added.',
      'What is typed but not added is not part of the value: say so before a form is left.',
    ],
  }),
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Specialità' });
    await step('typed', async () => {
      await userEvent.type(field, 'Fisiatria{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Fisiatria']);
      await expect(canvas.getByRole('status')).toHaveTextContent(/Fisiatria (aggiunto|added)/);
    });
    await step('suggested, narrowed down by typing', async () => {
      await userEvent.type(field, 'onco');
      await userEvent.click(canvas.getByRole('button', { name: /(Aggiungi|Add) Oncologia/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['Fisiatria', 'Oncologia']);
      await expect(field).toHaveValue('');
    });
    await step('the keyboard removes, in two presses', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Backspace}');
      await expect(canvas.getByRole('button', { name: /(Togli|Remove) Oncologia/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Oncologia']);
      await expect(canvas.getByRole('button', { name: /(Togli|Remove) Oncologia/ })).toHaveFocus();
    });
  },
};

export const Duplicate: Story = {
  args: { value: ['Cardiologia'] },
};

export const DuplicateInteractions: Story = {
  ...Duplicate,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Specialità' });
    await userEvent.type(field, 'cardiologia{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(/["«]cardiologia["»] (c’è già|is already there)/);
    await expect(field).toHaveValue('cardiologia');
  },
};

export const PastedList: Story = {
  args: { suggestions: [] },
};

export const PastedListInteractions: Story = {
  ...PastedList,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Specialità' }));
    await userEvent.paste('Urologia, Geriatria; urologia');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Urologia', 'Geriatria']);
    await expect(canvas.getByRole('textbox', { name: 'Specialità' })).toHaveValue('urologia');
  },
};

export const OnlySuggestions: Story = {
  args: { closed: true, value: ['Cardiologia'], maxTags: 3 },
};

export const OnlySuggestionsInteractions: Story = {
  ...OnlySuggestions,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Specialità' });
    await userEvent.type(field, 'Astrologia{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'neurologia{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Cardiologia', 'Neurologia']);
  },
};

export const Full: Story = {
  tags: ['looks'],
  args: { value: ['Cardiologia', 'Neurologia'], maxTags: 2 },
};

export const FullInteractions: Story = {
  ...Full,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Specialità' });
    await userEvent.type(field, 'Geriatria{Enter}');
    await expect(field).toHaveAccessibleDescription(/al massimo 2|2 at most/);
  },
};

export const WithError: Story = { tags: ['looks'], args: { required: true, error: 'Questo campo è obbligatorio!' } };
export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { value: ['Cardiologia', 'Neurologia'], disabledReason: 'Le specialità le sceglie chi ha scritto il referto.' },
};
export const OnPhone: Story = {
  args: {
    value: ['Riabilitazione cardiorespiratoria dopo intervento chirurgico maggiore', 'Cardiologia', 'Neurologia'],
  },
  globals: { viewport: { value: 'phone' } },
};
