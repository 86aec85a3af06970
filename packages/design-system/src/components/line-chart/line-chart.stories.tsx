import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { type ChartPoint, LineChart } from './index.ts';

const dates = [
  '2026-01-12',
  '2026-02-10',
  '2026-03-09',
  '2026-04-14',
  '2026-05-05',
  '2026-06-16',
  '2026-07-21',
  '2026-08-30',
  '2026-09-22',
  '2026-10-20',
  '2026-11-18',
];
const on = (values: readonly (number | null)[]): ChartPoint[] =>
  values.map((value, index) => ({ date: dates[index] ?? '', value }));

const weight = {
  id: 'weight',
  label: 'Peso',
  points: on([78.4, 78.1, 77.6, 77.9, 77.0, 76.4, 76.6, 76.4, 75.8, 75.5, 75.2]),
};
const systolic = {
  id: 'systolic',
  label: 'Massima',
  points: on([142, 138, 145, 136, 134, 131, 128, 133, 135, 130, 132]),
  reference: { low: 90, high: 130 },
};
const diastolic = {
  id: 'diastolic',
  label: 'Minima',
  points: on([88, 86, 91, 85, 84, 82, 79, 83, 84, 80, 82]),
  reference: { low: 60, high: 85 },
};

const pressures = {
  draw: 'bars',
  height: 13,
  series: [
    { ...systolic, reference: { low: 90, high: 129, bandLabel: 'Solo massima' } },
    { ...diastolic, reference: { low: 60, high: 84, band: 'limit' } },
  ],
} as const;

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: { title: 'Pressione', unit: 'mmHg', series: [systolic, diastolic] },
  argTypes: { emptyAction: { control: false }, series: { control: false } },
  parameters: documentation({
    what: 'How one or a few measured values change over time, with the range they are compared with.',
    when: ['Readings and laboratory values over weeks to years; past results of a score.'],
    whenNot: [
      'One value: Metric. Values without a time: a table. Signals with hundreds of samples a second: EcgView.',
      'Different units: one chart each. Two axes make a crossing that means nothing.',
    ],
    keyboard: {
      'Arrow left / right': 'The value before, the value after',
      'Page up / down': 'A tenth of the values at once',
      'Home / End': 'The first, the last value',
      Escape: 'Back to the overview',
    },
    notes: [
      'One stop of the Tab key. Each date is read with all its values and where they lie: "132 mmHg, sopra il riferimento".',
      'With `draw="bars"` the values of one moment are the ends of one bar: a dot above, a foot below. A key names them.',
      'A value outside its reference has a triangle besides its colour, pointing up above it and down below it. It ends a bar.',
      'Values too dense to be told apart are averaged by day, week, month or year; a thin line goes from the lowest to the highest of them. The table has every value.',
      'With `overview`, mean and range of all values stand above the chart until one is chosen.',
      'A missing value, or more than `gapAfterDays` between two, interrupts the line, since the values in between are unknown.',
      'Several values of one day (or minute) stand side by side as they are given, and say which of how many they are.',
      'Series differ in colour, dash and mark. The words of the axes grow with the reader’s text.',
      'The axis of values does not begin at zero: a change of two kilograms must be visible.',
      'No chart library: the drawing is 4 kB; one with axes, keyboard and table would weigh more than the page.',
    ],
  }),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};

/** A blood pressure is one thing with two ends. */
export const Bars: Story = { tags: ['looks'], args: pressures };

export const BarsInteractions: Story = {
  ...Bars,
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    const texts = [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    await expect(texts).toEqual(expect.arrayContaining(['142', '88', 'Solo massima 90–129 mmHg']));
    // The bracket leads from the edges of the band to its label.
    const [band, bracket] = ['rect', '[data-bracket]'].map((part) => canvasElement.querySelector(`svg ${part}`));
    const label = canvas.getByText('Solo massima 90–129 mmHg');
    const { top, bottom } = bracket?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
    await expect(bottom).toBeCloseTo(band?.getBoundingClientRect().bottom ?? 0, 0);
    await expect(top - label.getBoundingClientRect().bottom).toBeLessThan(8);
    // The upper ends have heads, wider than the bars.
    const [bars, heads] = ['path:has(+ [data-head])', '[data-head]'].map((part) =>
      Number(canvasElement.querySelector(part)?.getAttribute('stroke-width')),
    );
    await expect(heads).toBeGreaterThan(bars ?? Number.NaN);
    // The lower ends have feet, one for each bar.
    const feet = canvasElement.querySelector('[data-foot]')?.getAttribute('d') ?? '';
    await expect(feet.match(/h/g)).toHaveLength(dates.length);
    // The labels of the highest bar keep clear of the name of the band.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const name = label.getBoundingClientRect();
    await expect(canvas.getByText('145').getBoundingClientRect().top).toBeGreaterThan(name.top + name.height / 2);
    await userEvent.keyboard('{Home}');
    // Only one of the two references is a band; the other has its upper limit, which the key names.
    await expect(canvasElement.querySelectorAll('svg rect')).toHaveLength(1);
    await expect(canvas.getByText('Minima fino a 84')).toBeVisible();
    await expect(slider).toHaveAccessibleDescription(
      /Riferimento massima: 90–129 mmHg\. Riferimento minima: 60–84 mmHg\./,
    );
    await expect(canvas.getByText(/142\/88 mmHg/)).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OneBar: Story = {
  args: { ...pressures, series: pressures.series.map((one) => ({ ...one, points: one.points.slice(-1) })) },
};

const daily = (top: number): ChartPoint[] =>
  Array.from({ length: 5000 }, (_, index) => ({
    date: new Date(Date.UTC(2013, 0, 1) + index * 86_400_000).toISOString().slice(0, 10),
    value: top + Math.round(8 * Math.sin(index / 60) + ((index * 7919) % 11) - 5),
  }));

/** Averaged by year on a phone and by month with more room. */
export const ThousandsOfBars: Story = {
  tags: ['looks'],
  args: {
    ...pressures,
    overview: true,
    series: [
      { ...pressures.series[0], points: daily(124) },
      { ...pressures.series[1], points: daily(80) },
    ],
  },
};

/** Fewer, because the table has a row for each. */
export const HundredsOfBarsInteractions: Story = {
  tags: ['interaction'],
  args: {
    ...ThousandsOfBars.args,
    series: (ThousandsOfBars.args?.series ?? []).map((one) => ({ ...one, points: one.points.slice(0, 600) })),
  },
  play: async ({ canvas, canvasElement, userEvent, globals, step }) => {
    const slider = canvas.getByRole('slider');
    await step('it says what a bar is', async () => {
      await expect(canvas.getByText(/Ogni barra è la media di|Each bar is the average of/)).toBeVisible();
      await expect(Number(slider.getAttribute('aria-valuemax'))).toBeLessThan(200);
    });
    await step('a group is read with its mean and its range', async () => {
      slider.focus();
      await userEvent.keyboard('{Home}');
      if (globals.locale === 'en') return;
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(
          /^.*2013, \d+ valori: Massima media \d+ mmHg; Minima media \d+ mmHg; Massima da \d+ a \d+/,
        ),
      );
    });
    await step('the table has every value', async () => {
      await userEvent.click(canvas.getByText(/Mostra i valori in tabella|Show values in a table/));
      await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(600));
    });
  },
};

/** Mean, range and what changed stand above the chart until a value is chosen. */
export const Overview: Story = {
  tags: ['looks'],
  args: {
    ...pressures,
    overview: true,
    meanLabel: 'Media di un anno',
    comparison: 'Massima: 6 mmHg meno dell’anno prima.',
  },
};

export const OverviewInteractions: Story = {
  ...Overview,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const slider = canvas.getByRole('slider');
    // Means of 1484 and 924 over 11 values; only 128/79 lies within both references.
    const mean = canvas.getByText('135/84 mmHg');
    const { top } = slider.getBoundingClientRect();
    await step('the mean is shown and described', async () => {
      await expect(mean).toBeVisible();
      await expect(canvas.getByText(/Massima 128–145, Minima 79–91 · 10/)).toBeVisible();
      await expect(slider).toHaveAccessibleDescription(/135 mmHg.*6 mmHg meno dell’anno prima/);
    });
    await step('a chosen value takes its place without moving the chart', async () => {
      slider.focus();
      await userEvent.keyboard('{Home}');
      await expect(mean).not.toBeVisible();
      await expect(canvas.getByText('142/88 mmHg')).toBeVisible();
      await expect(slider.getBoundingClientRect().top).toBe(top);
    });
    await step('Escape returns to the mean', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(mean).toBeVisible();
    });
    await step('so does leaving the chart', async () => {
      await userEvent.keyboard('{Home}');
      await userEvent.tab();
      await expect(mean).toBeVisible();
    });
  },
};

export const OverviewOfTwoSeries: Story = { args: { overview: true } };

/** Two values have no mean: the latest is shown. */
export const OverviewOfFew: Story = {
  args: {
    ...pressures,
    overview: true,
    series: pressures.series.map((one) => ({ ...one, points: one.points.slice(-2) })),
  },
};

export const OverviewOnPhone: Story = { ...Overview, tags: [], globals: { viewport: { value: 'phone' } } };

export const TwoSeriesInteractions: Story = {
  ...TwoSeries,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, globals, step }) => {
    const slider = canvas.getByRole('slider');
    const italian = globals.locale !== 'en';
    await step('it opens on the latest date', async () => {
      await expect(slider).toHaveAttribute('aria-valuenow', '11');
      if (italian) {
        await expect(slider).toHaveAttribute(
          'aria-valuetext',
          '18 novembre 2026: Massima 132 mmHg, sopra il riferimento; Minima 82 mmHg, nel riferimento',
        );
      }
    });
    await step('arrows read the dates', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowLeft}');
      if (italian) await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('20 ottobre 2026'));
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(slider).toHaveAttribute('aria-valuenow', '1');
    });
    await step('the table says the same', async () => {
      await userEvent.click(canvas.getByText(/Mostra i valori in tabella|Show values in a table/));
      const rows = await canvas.findAllByRole('row');
      await expect(rows).toHaveLength(12);
      await expect(rows[1]).toHaveTextContent('132 mmHg');
    });
    await step('but for what is within the reference, and can be hidden', async () => {
      await expect(canvas.getAllByRole('row')[1]).not.toHaveTextContent(/nel riferimento|within the reference/);
      await expect(canvas.getByText(/Nascondi la tabella|Hide the table/)).toBeVisible();
    });
  },
};

export const Pointer: Story = {
  tags: ['looks'],
  args: { title: 'Peso', unit: 'kg', series: [weight], decimals: 1 },
};

export const PointerInteractions: Story = {
  ...Pointer,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const pointAt = (find: (box: DOMRect) => number) => {
      const box = slider.getBoundingClientRect();
      return userEvent.pointer({ target: slider, coords: { clientX: find(box), clientY: box.top + box.height / 2 } });
    };
    await waitFor(async () => {
      await pointAt(({ left }) => left + 60);
      await expect(slider).toHaveAttribute('aria-valuenow', '1');
    });
    await waitFor(async () => {
      await pointAt(({ right }) => right - 2);
      await expect(slider).toHaveAttribute('aria-valuenow', '11');
    });
  },
};

export const OneSeriesWithReference: Story = {
  args: {
    title: 'Frequenza cardiaca',
    unit: 'bpm',
    series: [
      {
        id: 'hr',
        label: 'Frequenza',
        points: on([88, 84, 79, null, 92, 104, 98, 86, 76, 74, 72]),
        reference: { low: 60, high: 100 },
      },
    ],
  },
};

export const OneSeriesWithReferenceInteractions: Story = {
  ...OneSeriesWithReference,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    // Only 104 bpm is outside: one triangle, and the label of the latest value.
    const texts = [...canvas.getByRole('slider').querySelectorAll('text')].map(({ textContent }) => textContent);
    await expect(texts).toContain('72');
    const triangles = canvas.getByRole('slider').querySelectorAll('path[d*="z"]:not([transform])');
    await expect([...triangles].map((path) => path.getAttribute('d')?.match(/z/g)?.length)).toEqual([1]);
  },
};

export const MissingValues: Story = {
  args: {
    title: 'Peso',
    unit: 'kg',
    decimals: 1,
    gapAfterDays: 200,
    series: [
      {
        ...weight,
        points: [
          ...weight.points.slice(0, 4),
          { date: '2026-05-05', value: null },
          ...weight.points.slice(5),
          { date: '2024-06-01', value: 82.1 },
          { date: '2024-08-03', value: 81.4 },
        ],
      },
    ],
  },
};

export const MissingValuesInteractions: Story = {
  ...MissingValues,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    // Segments before the year without values, up to the missing one, and after it.
    await expect(canvas.getByRole('slider').querySelectorAll('path[data-series]:not([transform])')).toHaveLength(3);
  },
};

export const SeveralPerDay: Story = {
  args: {
    series: [
      {
        ...systolic,
        points: [...systolic.points, { date: '2026-11-18', value: 190 }],
      },
      { ...diastolic, points: [...diastolic.points, { date: '2026-11-18', value: 115 }] },
    ],
  },
};

export const SeveralPerDayInteractions: Story = {
  ...SeveralPerDay,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, globals, step }) => {
    const slider = canvas.getByRole('slider');
    const italian = globals.locale !== 'en';
    const reads = (text: string) => expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(text));
    await step('each of them is read, the last one first', async () => {
      await expect(slider).toHaveAttribute('aria-valuenow', '12');
      await reads(italian ? '18 novembre 2026 (2 di 2): Massima 190 mmHg' : '(2 of 2): Massima 190 mmHg');
      slider.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await reads(italian ? '18 novembre 2026 (1 di 2): Massima 132 mmHg' : '(1 of 2): Massima 132 mmHg');
    });
    await step('and can be pointed at', async () => {
      const marks = [...slider.querySelectorAll<SVGPathElement>('path[data-series="0"][transform]')].slice(-2);
      const values = ['132 mmHg', '190 mmHg'];
      await expect(marks).toHaveLength(2);
      for (const [index, mark] of marks.entries()) {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const coords = { clientX: left + width / 2, clientY: top + height / 2 };
        await userEvent.pointer({ target: slider, coords });
        await reads(values[index] ?? '');
      }
    });
    await step('table and summary know all', async () => {
      await userEvent.click(canvas.getByText(/Mostra i valori in tabella|Show values in a table/));
      const rows = await canvas.findAllByRole('row');
      await expect(rows[1]).toHaveTextContent('190 mmHg');
      await expect(rows[2]).toHaveTextContent('132 mmHg');
      await expect(slider).toHaveAccessibleDescription(
        italian
          ? '12 valori in 11 date, dal 12 gennaio 2026 al 18 novembre 2026. Massima: da 128 a 190 mmHg. Minima: da 79 a 115 mmHg.'
          : expect.stringContaining('12 values on 11 dates'),
      );
    });
  },
};

export const OnePoint: Story = {
  args: { title: 'Peso', unit: 'kg', series: [{ ...weight, points: weight.points.slice(-1) }] },
};

export const OnePointInteractions: Story = {
  ...OnePoint,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '1');
  },
};

export const WithinADay: Story = {
  args: {
    title: 'Saturazione',
    unit: '%',
    series: [
      {
        id: 'spo2',
        label: 'SpO₂',
        points: [97, 96, 97, 94, 95, 98].map((value, index) => ({
          date: `2026-11-18T${String(8 + 2 * index).padStart(2, '0')}:30`,
          value,
        })),
        reference: { low: 95 },
      },
    ],
  },
};

export const ManyValues: Story = {
  args: {
    title: 'Glicemia',
    unit: 'mg/dL',
    series: [
      {
        id: 'glucose',
        label: 'Glicemia',
        points: Array.from({ length: 1500 }, (_, index) => ({
          date: new Date(Date.UTC(2022, 0, 1 + index)).toISOString().slice(0, 10),
          value: Math.round(105 + 22 * Math.sin(index / 40) + 14 * Math.sin(index * 1.7)),
        })),
        reference: { low: 70, high: 126 },
      },
    ],
  },
};

export const Empty: Story = {
  args: { series: [{ ...weight, points: [] }], emptyAction: <Button variant="primary">Aggiungi rilevazione</Button> },
};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Aggiungi rilevazione' })).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Failed: Story = {
  tags: ['looks'],
  args: { failed: true, onRetry: fn() },
};

export const FailedInteractions: Story = {
  ...Failed,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Riprova|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The last value is lower than those beside it, whose marks would lie under its label above. */
export const LabelBelowOnPhone: Story = {
  args: { title: 'Peso', unit: 'kg', series: [weight], span: { from: '2025-12-01', to: '2026-11-30' } },
  globals: { viewport: { value: 'phone' } },
};

export const OnPhone: Story = {
  args: { title: 'Pressione arteriosa misurata a casa, al mattino e prima delle medicine' },
  globals: { viewport: { value: 'phone' } },
};
