import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, HeartPulse, Scale } from 'lucide-react';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { Metric, MetricGroup } from './index.ts';

const meta = {
  title: 'Data/Metric',
  component: Metric,
  args: {
    label: 'Frequenza cardiaca',
    value: 72,
    unit: 'bpm',
    date: '2026-11-18',
    source: 'Misurata da te',
    range: { status: 'normal', reference: '60–100 bpm' },
    trend: { change: -4, since: '2026-10-20' },
    icon: <HeartPulse />,
  },
  argTypes: { icon: { control: false }, action: { control: false } },
  parameters: documentation({
    what: 'One measured value, with unit, day, where it lies and how it has moved.',
    when: ['The latest readings, the numbers of a header, the result of an examination.'],
    whenNot: [
      'Several values of the same thing over time: LineChart. Facts that are not measured: Facts of Card.',
      'The result of a calculator: ResultPanel, which also shows how it came about.',
    ],
    notes: [
      'The position in the range is given by text and arrow; the colour only repeats it.',
      'A trend has no colour: less weight is good for one and bad for another.',
      'The date is that of the measurement. A missing date or an outdated value is marked.',
    ],
  }),
} satisfies Meta<typeof Metric>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const NormalInteractions: Story = {
  ...Normal,
  tags: ['interaction'],
  play: async ({ canvas, globals }) => {
    const metric = canvas.getByRole('group', { name: 'Frequenza cardiaca' });
    await expect(metric).toHaveTextContent('72 bpm');
    if (globals.locale === 'en') return;
    await expect(metric).toHaveTextContent('Nei valori di riferimento');
    await expect(metric).toHaveTextContent('In calo di 4 bpm dal 20 ott 2026');
    await expect(metric).toHaveTextContent('del 18 novembre 2026');
  },
};

export const High: Story = {
  args: {
    label: 'Indice di massa corporea',
    value: 25.95,
    unit: 'kg/m²',
    decimals: 2,
    range: { status: 'high', label: 'Sovrappeso', reference: '18,5–25 kg/m²' },
    trend: { change: 0.41, since: '2026-09-01' },
    icon: <Scale />,
  },
};

export const HighInteractions: Story = {
  ...High,
  tags: ['interaction'],
  play: async ({ canvas, globals }) => {
    const metric = canvas.getByRole('group', { name: 'Indice di massa corporea' });
    await expect(metric).toHaveTextContent(globals.locale === 'en' ? '25.95' : '25,95');
    await expect(metric).toHaveTextContent('Sovrappeso');
  },
};

export const Low: Story = { args: { value: 48, range: { status: 'low', reference: '60–100 bpm' } } };
export const Unchanged: Story = { args: { trend: { change: 0.02, since: '2026-10-20' }, decimals: 0 } };
export const Outdated: Story = { args: { date: '2022-03-09', outdated: true, range: undefined, trend: undefined } };
export const TwoNumbers: Story = {
  tags: ['looks'],
  args: { label: 'Pressione', value: '132/84', unit: 'mmHg', trend: undefined, range: undefined, icon: <Activity /> },
};

export const Empty: Story = {
  args: { value: null, action: <Button size="sm">Aggiungi rilevazione</Button> },
};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nessun valore|No value/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aggiungi rilevazione' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
};

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const LongText: Story = {
  tags: ['looks'],
  args: {
    label: 'Velocità di filtrazione glomerulare stimata con l’equazione CKD-EPI del 2021',
    value: 61.4,
    unit: 'mL/min/1,73 m²',
    source: 'Laboratorio analisi dell’Ospedale Maggiore Policlinico di Milano',
    range: { status: 'low', label: 'G2: lievemente ridotta', reference: '90 o più' },
  },
  globals: { viewport: { value: 'phone' } },
};

const four = (
  <>
    <Metric
      label="Pressione"
      value="132/84"
      unit="mmHg"
      date="2026-11-18"
      range={{ status: 'high', label: 'Normale alta' }}
      icon={<Activity />}
    />
    <Metric
      label="Frequenza cardiaca"
      value={72}
      unit="bpm"
      date="2026-11-18"
      range={{ status: 'normal' }}
      icon={<HeartPulse />}
    />
    <Metric
      label="Peso"
      value={75.2}
      unit="kg"
      date="2026-11-02"
      trend={{ change: -1.2, since: '2026-08-30' }}
      icon={<Scale />}
    />
    <Metric label="Altezza" value={null} action={<Button size="sm">Aggiungi</Button>} />
  </>
);

export const Group: Story = {
  tags: ['looks'],
  render: () => (
    <MetricGroup title="Ultime rilevazioni" action={<Button size="sm">Tutte le rilevazioni</Button>}>
      {four}
    </MetricGroup>
  ),
};

export const GroupInteractions: Story = {
  ...Group,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ultime rilevazioni' })).toBeVisible();
    await expect(canvas.getAllByRole('group')).toHaveLength(4);
  },
};

export const GroupOnPhone: Story = {
  render: Group.render as NonNullable<Story['render']>,
  globals: { viewport: { value: 'phone' } },
};
