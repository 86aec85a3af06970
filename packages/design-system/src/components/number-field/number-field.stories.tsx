import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../testing/controlled.tsx';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { NumberField, type NumberFieldProps } from './index.ts';

const kilograms = [{ code: 'kg', label: 'kg' }];

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Peso', name: 'parametro_peso', value: '', onChange: fn(), units: kilograms },
  argTypes: { ref: { table: { disable: true } }, convert: { control: false } },
  render: (args) => (
    <Narrow>
      <Controlled initial={args.value} onChange={args.onChange}>
        {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
      </Controlled>
    </Narrow>
  ),
  parameters: documentation({
    what: 'A measured number with its unit, written with a comma or a dot.',
    when: ['Weights, doses, laboratory values: what is read off a scale, a report, a box.'],
    whenNot: [
      'Digits that are no quantity (codes, cards, postcodes): TextField with `inputMode="numeric"`.',
      'A judgement from one to ten: RatingField. A telephone number: PhoneField.',
    ],
    keyboard: {
      'Arrow up / down': 'With `step`: one step more or less',
      'Page up / down': 'With `step`: ten steps more or less',
    },
    notes: [
      '`value` is a number; a text that is not one (yet) is passed on as typed: `typeof value === "number"` tells them apart.',
      '`72,5` and `72.5` are the same. `1.200` in Italian is 1,2 or 1200: it is refused, and the field asks which.',
      '`min` and `max` are hard: outside them is an error. `usual` is soft: outside it the field asks to check, and the value counts.',
      'Another unit converts what is written with the function that you give; going back gives exactly what was typed.',
      'The rule for reading numbers is this package’s own, on `Intl`: packages of the repository do not import each other.',
    ],
  }),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Peso' });
    await expect(field).toHaveAccessibleDescription('kg');
    await step('a comma', async () => {
      await userEvent.type(field, '72,5');
      await expect(args.onChange).toHaveBeenLastCalledWith(72.5);
    });
    await step('letters are not taken', async () => {
      await userEvent.type(field, 'k');
      await expect(field).toHaveValue('72,5');
      await expect(field).toBeInvalid();
    });
  },
};

export const AmbiguousNumber: Story = {
  args: { label: 'Volume urinario nelle 24 ore', units: [{ code: 'mL', label: 'mL' }] },
};

export const AmbiguousNumberInteractions: Story = {
  ...AmbiguousNumber,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, globals }) => {
    if (globals.locale === 'en') return;
    const field = canvas.getByRole('textbox', { name: 'Volume urinario nelle 24 ore' });
    await userEvent.type(field, '1.200');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/«1.200» si può leggere in due modi/);
    await userEvent.click(canvas.getByRole('button', { name: '1200 mL' }));
    await expect(field).toHaveValue('1200');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
  },
};

export const RareValue: Story = {
  args: {
    label: 'Colesterolo totale',
    units: [{ code: 'mg/dL', label: 'mg/dL' }],
    min: 1,
    usual: { min: 100, max: 400 },
  },
};

export const RareValueInteractions: Story = {
  ...RareValue,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Colesterolo totale' });
    await userEvent.type(field, '450');
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Valore raro|Rare value/);
  },
};

export const CustomUsualMessage: Story = {
  args: {
    label: 'Urine di 24 ore',
    units: [{ code: 'mL', label: 'mL' }],
    usual: { min: 800, max: 2000 },
    usualMessage: 'I valori normali sono compresi tra 800 e 2000.',
  },
};

export const CustomUsualMessageInteractions: Story = {
  ...CustomUsualMessage,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Urine di 24 ore' });
    await expect(field).toHaveAccessibleDescription(/I valori normali sono compresi tra 800 e 2000\./);
    await userEvent.type(field, '2500');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Valore raro|Rare value/);
  },
};

export const OutsideHardLimits: Story = {
  tags: ['looks'],
  args: {
    min: 5,
    max: 400,
    rangeMessage: 'Inserisci un valore valido per il peso. Il valore deve essere compreso tra 5 e 400.',
  },
};

export const OutsideHardLimitsInteractions: Story = {
  ...OutsideHardLimits,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Peso' });
    await userEvent.type(field, '4');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/compreso tra 5 e 400/);
  },
};

function Creatinine(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const [unit, setUnit] = useState('mg/dL');
  return (
    <Narrow>
      <NumberField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
        unit={unit}
        onUnitChange={setUnit}
      />
    </Narrow>
  );
}

export const UnitSwitch: Story = {
  args: {
    label: 'Creatinina',
    value: 1.37,
    hint: 'Come sul referto del laboratorio',
    units: [
      { code: 'mg/dL', label: 'mg/dL' },
      { code: 'umol/L', label: 'µmol/L' },
    ],
    // Molar mass of creatinine: 113.12 g/mol.
    convert: (value, _from, to) => (to === 'umol/L' ? (value * 10_000) / 113.12 : (value * 113.12) / 10_000),
  },
  render: (args) => <Creatinine {...args} />,
};

export const UnitSwitchInteractions: Story = {
  ...UnitSwitch,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: 'Creatinina' });
    const units = canvas.getByRole('combobox');
    await userEvent.selectOptions(units, 'umol/L');
    await expect(field).toHaveValue(globals.locale === 'en' ? '121.11' : '121,11');
    await userEvent.selectOptions(units, 'mg/dL');
    await expect(field).toHaveValue(globals.locale === 'en' ? '1.37' : '1,37');
  },
};

export const WithSteps: Story = {
  args: { label: 'Somministrazioni al giorno', value: 3, units: undefined, step: 1, min: 1, max: 10 },
};

export const WithStepsInteractions: Story = {
  ...WithSteps,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Somministrazioni al giorno' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('10');
  },
};

function Either({ onChange }: Pick<NumberFieldProps, 'onChange'>) {
  const [perKilogram, setPerKilogram] = useState<number | string>('');
  const [perArea, setPerArea] = useState<number | string>('');
  const other = (value: number | string, name: string) =>
    value === '' ? undefined : `Hai già scritto la dose ${name}: cancellala per usare questa.`;
  return (
    <Narrow>
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <NumberField
          label="Dose per kg"
          name="mgKg"
          units={[{ code: 'mg/kg', label: 'mg/kg' }]}
          value={perKilogram}
          onChange={(value) => {
            setPerKilogram(value);
            onChange(value);
          }}
          disabledReason={other(perArea, 'per m²')}
        />
        <NumberField
          label="Dose per m²"
          name="mgMq"
          units={[{ code: 'mg/m2', label: 'mg/m²' }]}
          value={perArea}
          onChange={(value) => {
            setPerArea(value);
            onChange(value);
          }}
          disabledReason={other(perKilogram, 'per kg')}
        />
      </div>
    </Narrow>
  );
}

export const DisabledWhileOtherFilled: Story = {
  render: (args) => <Either onChange={args.onChange} />,
};

export const DisabledWhileOtherFilledInteractions: Story = {
  ...DisabledWhileOtherFilled,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dose per kg' }), '2,5');
    const other = canvas.getByRole('textbox', { name: 'Dose per m²' });
    await userEvent.type(other, '1');
    await expect(other).toHaveValue('');
    await expect(other).toHaveAccessibleDescription(/Hai già scritto la dose per kg/);
  },
};

export const Required: Story = { args: { required: true, hint: 'In chilogrammi, come sulla bilancia' } };
export const WithError: Story = { tags: ['looks'], args: { error: 'Questo campo è obbligatorio!', required: true } };
export const OnPhone: Story = {
  args: {
    label:
      'Clearance della creatinina misurata nelle urine delle ventiquattro ore, corretta per la superficie corporea',
    value: 1234.5,
    units: [{ code: 'x', label: 'mL/min/1,73 m²' }],
    usual: { min: 60, max: 140 },
  },
  globals: { viewport: { value: 'phone' } },
};
