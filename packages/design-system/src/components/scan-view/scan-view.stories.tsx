import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { type GreyScan, type Scan, ScanView } from './index.ts';

const size = 160;

function tomogram(cut: number): GreyScan {
  const values = new Int16Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const away = Math.hypot(x - size / 2, (y - size / 2) * 1.15);
      const bone = Math.abs(away - 30 - cut * 4) < 9 ? 900 : 0;
      values[y * size + x] = away > 72 ? -1000 : 40 + bone + 15 * Math.sin(x * 0.9 + y * 1.3);
    }
  }
  return {
    kind: 'grey',
    columns: size,
    rows: size,
    values,
    slope: 1,
    intercept: 0,
    shown: { centre: 60, width: 400 },
  };
}

const colour: Scan = {
  kind: 'colour',
  columns: 4,
  rows: 3,
  points: Uint8ClampedArray.from({ length: 48 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256)),
};

const meta = {
  title: 'Record/ScanView',
  component: ScanView,
  args: {
    name: 'TC ginocchio destro.dcm',
    scans: [tomogram(0)],
    facts: ['CT', 'Ginocchio destro', '160 × 160'],
    onDownload: fn(),
  },
  argTypes: { scans: { control: false } },
  parameters: documentation({
    what: 'One image of a scanner, or several, with the choice of which of the measured values are drawn in greys.',
    when: ['DICOM and other measured images, whose values have more steps than a screen has greys.'],
    whenNot: ['Photographs and other image files: Preview.', 'Diagnosis: it contains a disclaimer.'],
    keyboard: {
      'Arrow up / down': 'Brighter, darker; with Shift ten times as far',
      'Arrow right / left': 'More, less contrast',
      '0': 'Reset',
      '+ / -': 'Larger, smaller; the arrow keys move what is larger than its box',
    },
    notes: [
      'It takes numbers, not a file: decoders are loaded only where they are needed.',
      'Dragging with the mouse does what viewers in hospitals do; fingers scroll the page and use the sliders.',
      'An enlarged image is dragged as in Preview; the sliders change its greys.',
      'Around the image it is black in every theme, so that the eye adapts to the image.',
    ],
  }),
} satisfies Meta<typeof ScanView>;

export default meta;
type Story = StoryObj<typeof meta>;

function middle(root: HTMLElement): number {
  const canvas = root.querySelector('canvas');
  const at = size / 2;
  // Reading the canvas itself several times would make Chromium warn about its speed.
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas || !pixel) return -1;
  pixel.drawImage(canvas, -at, -at);
  return pixel.getImageData(0, 0, 1, 1).data[0] ?? -1;
}

export const Tomogram: Story = {};

export const TomogramInteractions: Story = {
  ...Tomogram,
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, globals, userEvent, args, step }) => {
    const italian = globals.locale !== 'en';
    await waitFor(() => expect(middle(canvasElement)).toBeGreaterThan(90));
    const before = middle(canvasElement);
    const level = canvas.getByRole('slider', { name: italian ? 'Luminosità' : 'Brightness' });
    const contrast = canvas.getByRole('slider', { name: italian ? 'Contrasto' : 'Contrast' });
    await expect(level).toHaveAttribute('aria-valuetext', italian ? 'centro 60' : 'level 60');
    await expect(contrast).toHaveAttribute('aria-valuetext', italian ? 'ampiezza 400' : 'width 400');
    await step('keys on the image', async () => {
      const image = canvas.getByRole('group', { name: /TC ginocchio/ });
      await expect(image).toHaveAccessibleDescription(/frecce|up and down/);
      image.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(middle(canvasElement)).toBeGreaterThan(before + 10));
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(contrast).not.toHaveAttribute('aria-valuetext', italian ? 'ampiezza 400' : 'width 400');
      await userEvent.keyboard('0');
      await waitFor(() => expect(middle(canvasElement)).toBe(before));
    });
    await step('a drag with the mouse', async () => {
      const image = canvas.getByRole('group', { name: /TC ginocchio/ });
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: image, coords: { clientX: 50, clientY: 50 } },
        { target: image, coords: { clientX: 50, clientY: 90 } },
        { keys: '[/MouseLeft]', target: image, coords: { clientX: 50, clientY: 90 } },
      ]);
      await waitFor(() => expect(middle(canvasElement)).toBeLessThan(before));
      await userEvent.click(canvas.getByRole('button', { name: italian ? 'Come all’inizio' : 'Reset' }));
      await waitFor(() => expect(middle(canvasElement)).toBe(before));
    });
    await userEvent.click(canvas.getByRole('button', { name: italian ? 'Scarica' : 'Download' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

export const EnlargedInteractions: Story = {
  tags: ['interaction'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const image = canvas.getByRole('group', { name: /TC ginocchio/ });
    await waitFor(() => expect(middle(canvasElement)).toBeGreaterThan(90));
    const before = middle(canvasElement);
    await step('larger by button and by key', async () => {
      await expect(image.scrollHeight).toBe(image.clientHeight);
      await userEvent.click(canvas.getByRole('button', { name: 'Ingrandisci' }));
      image.focus();
      await userEvent.keyboard('+++');
      await expect(canvas.getByText('506%')).toBeVisible();
      // An image lower than its area first fills that, and on a wide screen it still has room at its sides.
      await waitFor(() => expect(image.scrollHeight).toBeGreaterThan(2 * image.clientHeight));
    });
    await step('a drag moves it, and neither drag nor arrow keys change its greys', async () => {
      const { scrollTop } = image;
      await expect(scrollTop).toBeGreaterThan(0);
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: image, coords: { clientX: 50, clientY: 90 } },
        { target: image, coords: { clientX: 50, clientY: 50 } },
        { keys: '[/MouseLeft]', target: image, coords: { clientX: 50, clientY: 50 } },
      ]);
      await expect(image.scrollTop).toBeCloseTo(scrollTop + 40, -1);
      await userEvent.keyboard('{ArrowUp}');
      await expect(middle(canvasElement)).toBe(before);
    });
    await step('and back', async () => {
      await userEvent.keyboard('0');
      await waitFor(() => expect(image.scrollHeight).toBe(image.clientHeight));
    });
  },
};

export const SeveralImages: Story = {
  args: { scans: [0, 1, 2, 3].map(tomogram) },
};

export const SeveralImagesInteractions: Story = {
  ...SeveralImages,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('slider', { name: 'Immagine' });
    await expect(frame).toHaveAttribute('aria-valuetext', '1 di 4');
    frame.focus();
    await userEvent.keyboard('{ArrowRight}');
  },
};

export const Colour: Story = {
  args: { name: 'Ecografia.dcm', scans: [colour], facts: ['US'] },
};

export const ColourInteractions: Story = {
  ...Colour,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Ecografia.dcm' })).toBeVisible();
  },
};
