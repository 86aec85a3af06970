import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { EcgView } from './index.ts';
import { heartbeats, scale } from './testing/heartbeats.ts';

const halfMinute = heartbeats(30, 250);
const anHour = heartbeats(3600, 250);
const interrupted = Float32Array.from(halfMinute, (sample, index) =>
  index > 400 && index < 700 ? Number.NaN : sample,
);

const meta = {
  title: 'Data/EcgView',
  component: EcgView,
  args: {
    title: 'ECG del 18 novembre 2026, 08:30',
    samples: halfMinute,
    sampleRate: 250,
    scale,
    lead: 'I',
    heartRate: 75,
    result: 'Ritmo regolare',
  },
  argTypes: { samples: { control: false } },
  parameters: documentation({
    what: 'An ECG on millimetre paper: 25 mm a second, 10 mm a millivolt, 700 × 260, with its calibration mark.',
    when: ['Recordings of a device, from half a minute to a whole day.'],
    whenNot: ['Heart rate over weeks: LineChart. The latest heart rate: Metric.'],
    keyboard: {
      '+ / -': 'Zooms in, out',
      0: 'The whole recording',
      'Page up / down': 'A screen back, on',
      Arrows: 'On the slider: along the trace. On an end of the measurement: moves it; with Shift ten times as far',
      Escape: 'Puts the calipers away',
    },
    notes: [
      'Drag moves, two fingers (or Ctrl and the wheel) zoom; the wheel alone scrolls the page, as everywhere.',
      'The calipers measure interval, rate and amplitude; each end says its values to screen readers.',
      'A day of 44 million samples is drawn from a pyramid of least and greatest values that grows while nothing waits for it.',
      'In print: real millimetres, vector lines, several rows; of a long recording the part in view and what follows.',
      'It shows and measures. It does not judge: `result` is what the device said, in the caller’s words.',
      'Missing samples (NaN) interrupt the line.',
    ],
  }),
} satisfies Meta<typeof EcgView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtySeconds: Story = {};

// covers K-66
export const ThirtySecondsInteractions: Story = {
  ...ThirtySeconds,
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, userEvent, globals, step }) => {
    const italian = globals.locale !== 'en';
    const trace = await canvas.findByRole('img', { name: /75 bpm/ });
    await expect(trace.offsetWidth).toBe(Math.min(700, trace.parentElement?.parentElement?.clientWidth ?? 0));
    await expect(trace.offsetHeight).toBe(260);
    const position = canvas.getByRole('slider', { name: /Posizione|Position/ });
    await step('keys move and zoom', async () => {
      position.focus();
      await userEvent.keyboard('{PageDown}');
      await expect(Number((position as HTMLInputElement).value)).toBeGreaterThan(1);
      await userEvent.keyboard('+');
      await expect(canvas.getByText(/^50 mm\/s/)).toBeVisible();
      await userEvent.keyboard('0');
      await expect(canvas.getByText(italian ? /da 0 s a 30 s di 30 s/ : /from 0 s to 30 s of 30 s/)).toBeVisible();
    });
    await step('something is drawn', async () => {
      const paper = canvasElement.querySelector('canvas');
      const pixels = paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data ?? [];
      await expect(pixels.some((value) => value !== 0)).toBe(true);
    });
  },
};

export const WithCalipers: Story = {
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Misura|Measure/ }));
    const first = canvas.getByRole('slider', { name: /Primo estremo|First end/ });
    const second = canvas.getByRole('slider', { name: /Secondo estremo|Second end/ });
    await step('eight tenths of a second are 75 beats a minute', async () => {
      await expect(canvas.getByText('800 ms')).toBeVisible();
      await expect(canvas.getByText('75 bpm')).toBeVisible();
    });
    await step('a key moves one end by a pixel, 10 ms at 25 mm/s', async () => {
      second.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByText('810 ms')).toBeVisible();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(canvas.getByText('910 ms')).toBeVisible();
      await expect(second).toHaveAttribute('aria-valuetext', expect.stringContaining('910 ms'));
    });
    await step('a drag starts a new measurement', async () => {
      const layer = first.parentElement as HTMLElement;
      const { left, top } = layer.getBoundingClientRect();
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: layer, coords: { clientX: left + 100, clientY: top + 130 } },
        { target: layer, coords: { clientX: left + 200, clientY: top + 90 } },
        { keys: '[/MouseLeft]', target: layer, coords: { clientX: left + 200, clientY: top + 90 } },
      ]);
      // 100 pixels are 25 mm, a second; 40 are 10 mm, a millivolt.
      await waitFor(() => expect(canvas.getByText('60 bpm')).toBeVisible());
      await expect(canvas.getByText('+1 mV')).toBeVisible();
    });
    await step('Escape puts them away', async () => {
      first.focus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('slider', { name: /Primo estremo|First end/ })).toBeNull();
    });
  },
};

export const Moving: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const trace = await canvas.findByRole('img');
    const position = canvas.getByRole<HTMLInputElement>('slider');
    const { left, top } = trace.getBoundingClientRect();
    const wheel = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: left + 200, ...init });
      trace.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await step('a drag of 100 pixels is a second', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: trace, coords: { clientX: left + 300, clientY: top + 50 } },
        { target: trace, coords: { clientX: left + 200, clientY: top + 50 } },
        { keys: '[/MouseLeft]', target: trace, coords: { clientX: left + 200, clientY: top + 50 } },
      ]);
      await waitFor(() => expect(canvas.getByText(/(da|from) 1 s/)).toBeVisible());
    });
    await step('the wheel alone scrolls the page', async () => {
      await expect(wheel({ deltaY: 120 })).toBe(false);
      await expect(wheel({ deltaX: 100 })).toBe(true);
      await waitFor(() => expect(canvas.getByText(/(da|from) 2 s/)).toBeVisible());
    });
    await step('with Ctrl it zooms', async () => {
      await expect(wheel({ deltaY: -200 * Math.LN2, ctrlKey: true })).toBe(true);
      await waitFor(() => expect(canvas.getByText(/^50 mm/)).toBeVisible());
      await expect(position).toBeVisible();
    });
  },
};

export const PrintSheet: Story = {
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('img');
    const rows = () => canvasElement.querySelectorAll('svg[width="175mm"]');
    const print = spyOn(window, 'print').mockImplementation(() => {
      expect(rows()).toHaveLength(5);
    });
    await step('pressed as soon as it is there, it prints the trace all the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Stampa|Print/ }));
      await waitFor(() => expect(print).toHaveReturned());
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(rows()).toHaveLength(0));
    });
    await step('so does the command of the browser', async () => {
      window.dispatchEvent(new Event('beforeprint'));
      await waitFor(() => expect(rows()).toHaveLength(5));
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(rows()).toHaveLength(0));
    });
    print.mockRestore();
  },
};

export const Measuring: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Misura|Measure/ }));
    await expect(canvas.getByText('800 ms')).toBeVisible();
  },
};

export const Whole: Story = { args: { shown: 30 } };
export const OneHour: Story = {
  args: { shown: 3600, title: 'Registrazione di un’ora', lead: undefined },
  // Not in `args`: Storybook would serialise a million numbers.
  render: (args) => <EcgView {...args} samples={anHour} />,
};
export const Interrupted: Story = { args: { samples: interrupted } };
export const Short: Story = {
  args: { samples: heartbeats(3, 250), result: undefined, heartRate: undefined },
};

export const ShortInteractions: Story = {
  ...Short,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    // The width is known a frame after the first rendering.
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
  },
};
export const Empty: Story = {
  args: { samples: new Int16Array(0) },
};

export const EmptyInteractions: Story = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /La registrazione è vuota|The recording is empty/ }),
    ).toBeVisible();
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
export const OnPhone: Story = {
  args: {
    title: 'ECG del 18 novembre 2026, 08:30, registrato con la mano destra sul torace e il piede sinistro',
    result: 'Ritmo regolare secondo lo strumento, che non sostituisce la lettura di un medico',
  },
  globals: { viewport: { value: 'phone' } },
};
