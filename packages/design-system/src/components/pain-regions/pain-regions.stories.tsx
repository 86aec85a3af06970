import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { painLevels } from '../../theme/pain.ts';
import { mark, threeMonths } from '../pain-canvas/testing/saved-drawings.ts';
import { PainChangeTable, PainRegionTable, PainSummary } from './index.ts';

const meta = {
  title: 'Record/Pain regions',
  component: PainRegionTable,
  args: { entries: threeMonths },
  parameters: documentation({
    what: 'What pain drawings say in words: one line for one drawing (PainSummary), a table for many (PainRegionTable), a table of what has changed between two (PainChangeTable).',
    when: [
      'Next to every pain image: as text alternative and for exact values.',
      'On its own where there is no room for a body.',
    ],
    whenNot: [
      'While drawing: PainRegionSummary follows the drawing.',
      'To show many entries on a body: PainHeatMap, which has the table with it.',
    ],
    notes: [
      'The strongest comes first, then what hurts most often, then what hurt last.',
      'Where enlarged text leaves no room for columns, each row becomes a stack of lines that say what they are; it stays a table for screen readers.',
      'Each level has its number, pattern, colour and name.',
      'Front and back share names of regions, so every name is followed by its side. Right and left are the patient’s.',
    ],
  }),
} satisfies Meta<typeof PainRegionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '358px' }}>
    <Story />
  </div>
);

export const Table: Story = {};

export const TableInteractions: Story = {
  ...Table,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Zone segnate' })).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent(/^Zona lombare sinistra, dietroUltima volta: 8 mar 20264.*Molto forte$/);
    await expect(rows[2]).toHaveTextContent(/^Zona lombare destra, dietro/);
    await expect(rows[3]).toHaveTextContent(/^Fronte e cuoio capelluto, lato destro, davanti/);
    await expect(rows).toHaveLength(17);
  },
};

export const Changes: Story = {
  tags: ['looks'],
  render: () => (
    <PainChangeTable
      before={[mark('107', 'mild'), mark('108', 'strong'), mark('201', 'moderate'), mark('218', 'very-strong')]}
      after={[mark('107', 'moderate'), mark('201', 'moderate'), mark('130', 'very-strong'), mark('218', 'mild')]}
    />
  ),
};

export const ChangesInteractions: Story = {
  ...Changes,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Che cosa è cambiato' }))
      .getAllByRole('row')
      .slice(1);
    const said = rows.map((row) => within(row).getByRole('rowheader').textContent);
    await expect(said).toEqual([
      'Ginocchio sinistro, davantiNon segnato la volta prima',
      'Torace destro, davantiNon segnato questa volta',
      'Zona lombare sinistra, dietroPiù lieve',
      'Spalla destra, davantiPiù forte',
      'Vertice del capo sinistro, dietroUguale',
    ]);
  },
};

export const Summary: Story = {
  render: () => <PainSummary marks={[mark('107', 'mild'), mark('218', 'very-strong')]} />,
};

export const SummaryInteractions: Story = {
  ...Summary,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Zona lombare sinistra, dietro: molto forte; Spalla destra, davanti: lieve.'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { entries: [] },
};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nessuna zona segnata.')).toBeVisible();
  },
};

export const NothingChanged: Story = { render: () => <PainChangeTable before={[]} after={[]} /> };

export const LongText: Story = {
  tags: ['looks'],
  args: {
    entries: Array.from({ length: 1200 }, (_, index) => ({
      date: '2026-01-01',
      marks: [mark('101', painLevels[index % 6] ?? 'mild'), mark('237', 'mild')],
    })),
  },
  decorators: [narrow],
};

export const LongTextInteractions: Story = {
  ...LongText,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, decorators: [narrow] };

export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};

export const LargeTextInteractions: Story = {
  ...LargeText,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const [, row] = within(canvas.getByRole('table', { name: 'Zone segnate' })).getAllByRole('row');
    const { bottom } = within(row as HTMLElement)
      .getByRole('rowheader')
      .getBoundingClientRect();
    for (const cell of within(row as HTMLElement).getAllByRole('cell')) {
      await expect(cell.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Zona',
      'Volte',
      'Intensità massima',
    ]);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'high-contrast' } };

export const English: Story = {
  globals: { locale: 'en' },
};

export const EnglishInteractions: Story = {
  ...English,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('rowheader', { name: /^Left lower back, back Last time: 8 Mar 2026$/ }),
    ).toBeVisible();
  },
};
