import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { painLevels } from '../../theme/pain.ts';
import { Button } from '../button/button.tsx';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { mark, threeMonths } from '../pain-canvas/testing/saved-drawings.ts';
import { PainHeatMap } from './index.ts';

const everyRegion = (Object.keys(regionMessages.messages.it) as BodyRegion[]).map((region, index) => ({
  date: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
  marks: [mark(region, painLevels[(index % 5) + 1] ?? 'mild')],
}));

const meta = {
  title: 'Record/Pain heat map',
  component: PainHeatMap,
  args: { entries: threeMonths },
  parameters: documentation({
    what: 'Where it hurt over a period: on the two sides of a body each region with its strongest pain, or with how often it hurt, and the same in a table.',
    when: ['To see what keeps coming back.', 'To show a doctor some months of pain at one glance.'],
    whenNot: ['Two entries: PainCompare.', 'One entry: PainView.', 'Without room for a body: PainRegionTable.'],
    keyboard: { 'Arrow keys': 'Choose what the map shows, and on narrow screens which side of the body' },
    notes: [
      'No region is told by colour alone: each has a pattern and a number, and the table has its name. The legend explains all three.',
      'Small bodies have outlined tints beside words, stronger with more pain, and say that a drawing is more exact.',
      'The table is what a screen reader reads; the bodies are pictures that say so.',
      'Entries without marks are counted and said, never taken for days without pain.',
      'The colours are those of the drawing, the same in every theme. How often has one colour and four patterns.',
      'No drawing code comes with it. The lines of the body do: import it lazily.',
    ],
  }),
} satisfies Meta<typeof PainHeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '358px' }}>
    <Story />
  </div>
);

const getNumbers = (body: HTMLElement) => [...body.querySelectorAll('text')].map((text) => text.textContent);

export const Period: Story = {};

export const PeriodInteractions: Story = {
  ...Period,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('8 segnalazioni, 16 zone con dolore.')).toBeVisible();
    await expect(canvas.getByText('Una segnalazione non ha zone registrate e non entra nella mappa.')).toBeVisible();
    const back = canvas.getByRole('img', { name: /^Mappa del dolore, retro: 8 zone/ });
    await step('the strongest pain of each region', async () => {
      await expect(getNumbers(back)).toEqual(['6', '5', '4', '4', '3', '3', '3', '2']);
    });
    await step('or how often it hurt', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Quante volte' }));
      await expect(getNumbers(back)).toEqual(['4', '2', '1', '1', '1', '1', '1', '1']);
      await expect(canvas.getByText('da 4 a 7 volte')).toBeVisible();
    });
    await step('body and table are looked at together', async () => {
      const row = within(canvas.getByRole('table')).getAllByRole('row')[1];
      if (!row) throw new Error('The table has no rows');
      await userEvent.hover(row);
      await expect(row).toHaveAttribute('data-looked-at', 'true');
      const [first] = back.querySelectorAll('[data-region="218"]');
      await expect(first?.querySelectorAll('path')).toHaveLength(3);
      await userEvent.unhover(row);
      await expect(first?.querySelectorAll('path')).toHaveLength(2);
    });
  },
};

export const Compact: Story = { tags: ['looks'], args: { size: 'compact' } };

export const CompactInteractions: Story = {
  ...Compact,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.queryByRole('table')).toBeNull();
    const [regions, legend] = canvas.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    const words = regions ?? [];
    await expect(words).toHaveLength(2);
    await expect(legend).toHaveLength(5);
    await expect(words[0]).toBe('Zona lombare sinistra, dietroMolto forte, 4 volte');
    await expect(canvas.getByText('Zone con dolore segnato: il punto esatto è nei disegni.')).toBeVisible();
    // A clip and one tint: lines of hatching would look like the drawing.
    const [loin] = canvas.getAllByRole('img').flatMap((body) => [...body.querySelectorAll('[data-region="218"]')]);
    const [, tint, ...hatching] = loin?.querySelectorAll('path') ?? [];
    await expect(tint).toHaveAttribute('fill-opacity', '0.35');
    await expect(hatching).toEqual([]);
  },
};

export const Overview: Story = { tags: ['looks'], args: { size: 'overview' } };

export const OverviewInteractions: Story = {
  ...Overview,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const getWords = (list: HTMLElement | null | undefined) =>
      [...(list?.children ?? [])].map(({ textContent }) => textContent);
    await step('the strongest regions come first', async () => {
      const [first] = canvas.getAllByRole('list');
      await expect(getWords(first)).toEqual([
        'Zona lombare sinistra, dietroFino a molto forte, 4 volte, l’ultima 8 mar 2026',
        'Zona lombare destra, dietroFino a forte, 2 volte, l’ultima 8 mar 2026',
        'Fronte e cuoio capelluto, lato destro, davantiForte, 15 mar 2026',
      ]);
    });
    await step('the others are a press away', async () => {
      const more = canvas.getByText('Altre 13 zone');
      await expect(canvas.queryByText('Gamba destra, davanti')).not.toBeVisible();
      await userEvent.click(more);
      await expect(canvas.getByText('Gamba destra, davanti')).toBeVisible();
      await expect(canvas.getByText('Moderato, 20 mar 2026')).toBeVisible();
      await expect(getWords(more.parentElement?.querySelector('ul'))).toHaveLength(13);
    });
    await step('the colours are explained by a press', async () => {
      const legend = canvas.getByRole('list', { name: 'Legenda' });
      await expect(legend).not.toBeVisible();
      await userEvent.click(canvas.getByText('Che cosa significano i colori'));
      await expect(legend).toBeVisible();
      await expect(within(legend).getAllByRole('listitem')).toHaveLength(5);
    });
  },
};

export const OverviewEnlarged: Story = { tags: ['looks'], args: { size: 'overview', onEnlarge: fn() } };

export const OverviewEnlargedInteractions: Story = {
  ...OverviewEnlarged,
  tags: ['interaction'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ingrandisci la mappa' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnlarge).toHaveBeenCalledTimes(1);
    const [body] = canvas.getAllByRole('img', { name: /^Mappa del dolore/ });
    if (body) await userEvent.click(body);
    await expect(args.onEnlarge).toHaveBeenCalledTimes(2);
    await expect(body?.getBoundingClientRect().width).toBeGreaterThanOrEqual(110);
  },
};

export const OverviewPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { size: 'overview' },
  decorators: [narrow],
};

export const Paper: Story = { args: { size: 'paper' } };
export const BodiesAlone: Story = { tags: ['looks'], args: { size: 'bodies' } };

export const CompactEmpty: Story = {
  args: { size: 'compact', entries: [], emptyAction: <Button>Nuova segnalazione</Button> },
};

export const CompactLoading: Story = { args: { size: 'compact', entries: [], loading: true } };

export const CompactPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { size: 'compact' },
  decorators: [narrow],
};

export const Empty: Story = {
  args: { entries: [] },
};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nessuna segnalazione in questo periodo' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const NothingMarked: Story = {
  args: { entries: [{ date: '2026-03-01', marks: [] }] },
};

export const NothingMarkedInteractions: Story = {
  ...NothingMarked,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Una segnalazione, 0 zone con dolore.')).toBeVisible();
    await expect(canvas.getByText('Nessuna zona segnata.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { entries: [], loading: true },
};

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Caricamento della mappa')).toHaveLength(2);
  },
};

export const Failed: Story = {
  tags: ['looks'],
  args: { entries: [], onRetry: fn() },
};

export const FailedInteractions: Story = {
  ...Failed,
  tags: ['looks', 'interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Non riusciamo a mostrare la mappa.');
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const EveryRegion: Story = {
  tags: ['looks'],
  args: { entries: everyRegion },
};

export const EveryRegionInteractions: Story = {
  ...EveryRegion,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((body) => getNumbers(body).length)).toEqual([36, 38]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [narrow],
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Retro' }));
    await expect(canvas.getByRole('img', { name: /retro/ })).toBeVisible();
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
    await expect(canvas.getByText('8 reports, 16 regions with pain.')).toBeVisible();
  },
};
