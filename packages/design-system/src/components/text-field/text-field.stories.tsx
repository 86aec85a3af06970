import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { TextField } from './index.ts';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Cognome', name: 'paziente_cognome', value: '', onChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'One line of text with its label always in view.',
    when: ['Names, addresses, codes, search words, passwords.'],
    whenNot: [
      'More than a line: TextArea. A day: DateField. A telephone number: PhoneField.',
      'A choice among known values: SelectField, RadioGroup or Combobox.',
    ],
    keyboard: { Tab: 'Reaches it, also with a `disabledReason`' },
    notes: [
      'The error is announced when it appears and read again with the field; it says what to do, not only what is wrong.',
      'In a form, the fields that are not required have "(facoltativo)" in their label, unless none is required.',
      'With `disabledReason` the value stays readable and can be copied.',
    ],
  }),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Cognome' });
    await userEvent.type(field, 'De Luca');
    await expect(field).toHaveValue('De Luca');
    await expect(args.onChange).toHaveBeenLastCalledWith('De Luca');
  },
};

export const Required: Story = {
  args: { required: true, hint: 'Come sulla tessera sanitaria' },
};

export const RequiredInteractions: Story = {
  ...Required,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cognome' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Come sulla tessera sanitaria');
  },
};

/** The form marks what may be left out. Locked fields are not marked. */
export const OptionalInForm: Story = {
  tags: ['looks'],
  render: (args) => (
    <Narrow>
      <form style={{ display: 'grid', gap: '1.5rem' }}>
        <TextField {...args} required />
        <TextField {...args} label="Secondo nome" name="secondo_nome" />
        <TextField {...args} label="Codice fiscale" name="codice" disabledReason="Si ricava dai dati anagrafici." />
        <div data-unmarked style={{ display: 'grid', gap: '1.5rem' }}>
          <TextField {...args} label="Telefono" name="telefono" />
          <TextField {...args} label="Cellulare" name="cellulare" hint="Basta uno dei due numeri." />
        </div>
      </form>
      <form>
        <TextField {...args} label="Nota" name="nota" />
      </form>
    </Narrow>
  ),
};

export const OptionalInFormInteractions: Story = {
  ...OptionalInForm,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    // Testing Library takes the attribute `hidden` for hidden, whatever the style says.
    const shown = canvas.getAllByText(/^\((facoltativo|optional)\)$/).filter((mark) => mark.checkVisibility());
    await expect(shown.map((mark) => mark.closest('label')?.htmlFor)).toEqual([
      canvas.getByRole('textbox', { name: 'Secondo nome' }).id,
    ]);
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
    const field = canvas.getByRole('textbox', { name: 'Cognome' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  },
};

export const WithUnit: Story = { args: { label: 'Peso (kg)', value: '72,5', suffix: 'kg', inputMode: 'decimal' } };

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: {
    label: 'Codice fiscale',
    value: 'DLCMRA45C49H501X',
    disabledReason: 'Si ricava dai dati anagrafici: correggi quelli.',
  },
};

export const DisabledWithReasonInteractions: Story = {
  ...DisabledWithReason,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Codice fiscale' });
    await userEvent.type(field, 'X');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription('Si ricava dai dati anagrafici: correggi quelli.');
  },
};

export const LongTexts: Story = {
  tags: ['looks'],
  args: {
    label: 'Nome della struttura sanitaria in cui è stato eseguito l’ultimo controllo',
    value: 'Istituto di Ricovero e Cura a Carattere Scientifico San Raffaele Arcangelo',
    hint: 'Se non ricordi il nome esatto scrivi la città e il reparto: potrai completarlo in seguito.',
    error: 'Il nome è più lungo di quanto il registro possa contenere: abbrevialo, per esempio con “IRCCS”.',
    required: true,
  },
};
