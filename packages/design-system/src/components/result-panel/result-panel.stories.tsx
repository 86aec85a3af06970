import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { ResultPanel, type ResultPanelProps } from './index.ts';

const disclaimer = 'I risultati sono solo un supporto e non sostituiscono il giudizio clinico.';
const bmi = { id: 'bmi', label: 'Indice di massa corporea', value: 25.9516, decimals: 2, unit: 'kg/m²' };

const meta = {
  title: 'Data/ResultPanel',
  component: ResultPanel,
  args: {
    title: 'Risultato',
    values: [{ ...bmi, band: { label: 'Sovrappeso', tone: 'warning' } }],
    assumptions: ['Peso: 75 kg, del 18 novembre 2026', 'Altezza: 170 cm, del 9 marzo 2024'],
    working: [{ formula: 'peso / (altezza / 100)²', substituted: '75 / (170 / 100)²' }],
    sources: [{ citation: 'WHO Technical Report Series 894, Ginevra 2000' }],
    disclaimer,
  },
  argTypes: { actions: { control: false }, values: { control: false } },
  parameters: documentation({
    what: 'The answer of a calculator or a score, with what lets one trust it or not.',
    when: ['Below the inputs of a calculator; after the questions of a score.'],
    whenNot: ['A measured value: Metric. A failure of the network: Banner.'],
    keyboard: { Tab: 'The working, the source, the buttons' },
    notes: [
      '"..." until calculated, read as "non ancora calcolato"; a new result is read aloud.',
      'A new result scrolls into view; focus stays. Next to a long form the page makes it sticky.',
      'The buttons stand right below the numbers: what follows may be long.',
      'A refusal replaces the number: there is never a number and a reason not to believe it side by side.',
      '`stale` strikes the result out while the inputs have changed: the old number belongs to the old inputs.',
      'On paper the working is open. Copying composes the lines that are shown, and those of `extraCopyLines`.',
    ],
  }),
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotCalculated: Story = {
  args: { values: [{ ...bmi, value: null }], assumptions: [], working: [], sources: [] },
};

export const NotCalculatedInteractions: Story = {
  ...NotCalculated,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('...')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Calculated: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByText(globals.locale === 'en' ? '25.95' : '25,95')).toBeVisible();
    const formula = canvas.getByText('75 / (170 / 100)²');
    await expect(formula).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Mostra come si è calcolato|Show how it was calculated/));
    await expect(formula).toBeVisible();
  },
};

export const SeveralValues: Story = {
  args: {
    title: 'Filtrazione glomerulare',
    values: [
      {
        id: '2009',
        label: 'CKD-EPI 2009',
        value: 61,
        unit: 'mL/min/1,73 m²',
        band: { label: 'G2: lievemente ridotta', tone: 'info' },
        note: 'Valore non troncato: 61,8',
      },
      {
        id: '2021',
        label: 'CKD-EPI 2021',
        value: 64.3,
        decimals: 1,
        unit: 'mL/min/1,73 m²',
        band: { label: 'G2: lievemente ridotta', tone: 'info' },
        note: 'L’equazione del 2021 non usa l’etnia.',
      },
    ],
    sources: [
      {
        citation: 'Levey AS et al., Ann Intern Med 2009;150:604',
        href: 'https://doi.org/10.7326/0003-4819-150-9-200905050-00006',
      },
      { citation: 'Inker LA et al., N Engl J Med 2021;385:1737', href: 'https://doi.org/10.1056/NEJMoa2102953' },
    ],
    working: [
      {
        label: '2009',
        formula: '141 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1,209 × 0,993^età × 1,018',
        substituted: '141 × …',
      },
      { label: '2021', formula: '142 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1,200 × 0,9938^età × 1,012' },
    ],
    actions: (
      <Button size="sm" variant="primary">
        Salva il risultato
      </Button>
    ),
  },
};

export const WithWarnings: Story = {
  tags: ['looks'],
  args: {
    warnings: [
      'Valore raro: controlla di averlo inserito correttamente.',
      'Valore predefinito usato: creatinina urinaria 40 mg/dL',
    ],
  },
};

export const Refused: Story = {
  tags: ['looks'],
  args: {
    refusal:
      'L’equazione vale dai 40 ai 79 anni: per la tua età non c’è un numero affidabile. Parlane con il tuo medico.',
    assumptions: [],
  },
};

export const RefusedInteractions: Story = {
  ...Refused,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/40 ai 79 anni/)).toBeVisible();
    await expect(canvas.queryByText(/25[,.]95/)).toBeNull();
  },
};

export const NotSaved: Story = {
  args: { failure: 'Non è stato possibile salvare il risultato: riprova.', actions: <Button size="sm">Salva</Button> },
};

export const Stale: Story = { tags: ['looks'], args: { stale: true } };

function Calculator({ apart, ...props }: ResultPanelProps & { apart?: boolean }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Button variant="primary" onClick={() => setValue(25.9516)}>
          Calcola
        </Button>
        <Button onClick={() => setValue(null)}>Azzera</Button>
      </div>
      {apart && <div style={{ blockSize: '100vh' }} />}
      <ResultPanel {...props} values={[{ ...bmi, value }]} />
    </div>
  );
}

export const CalculateAndClear: Story = {
  args: { assumptions: [] },
  render: (args) => <Calculator {...args} />,
};

export const CalculateAndClearInteractions: Story = {
  ...CalculateAndClear,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calcola' }));
    await expect(canvas.getByText(/25[,.]95/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Azzera' }));
    await expect(canvas.getByText('...')).toBeVisible();
  },
};

export const ScrollsIntoView: Story = {
  args: { assumptions: [] },
  render: (args) => <Calculator {...args} apart />,
};

export const ScrollsIntoViewInteractions: Story = {
  ...ScrollsIntoView,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calcola' });
    button.scrollIntoView();
    const above = () => canvas.getByRole('region').getBoundingClientRect().top < window.innerHeight;
    await expect(above()).toBe(false);
    await userEvent.click(button);
    await expect(above()).toBe(true);
    await expect(button).toHaveFocus();
  },
};

export const Copying: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Copia|Copy/ }));
    await expect(await canvas.findByRole('button', { name: /Copiato|Copied/ })).toBeVisible();
  },
};

export const OnPhone: Story = { ...SeveralValues, globals: { viewport: { value: 'phone' } } };
