import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { painColors, painLevels } from '../../theme/pain.ts';
import { ConfirmProvider } from '../confirm-dialog/index.ts';
import { pixelsOf } from '../pain-canvas/testing/pixels.ts';
import { BodyModel, type BodyPainting, bodyImages, markedBodyRegions, useBodyPainting } from './index.ts';

interface DeskProps {
  /** Painted from the start. */
  start?: (painting: BodyPainting) => void;
  onChange: (painting: BodyPainting) => void;
}

/** The painting on show, for the play functions: it lives outside of what React renders. */
const shown: { painting: BodyPainting | undefined } = { painting: undefined };

function Desk({ start, onChange }: DeskProps) {
  const body = useBodyPainting();
  useEffect(() => {
    shown.painting = body.painting;
    if (body.painting) start?.(body.painting);
  }, [body.painting, start]);
  return (
    <ConfirmProvider>
      <BodyModel body={body} onChange={onChange} instead={<a href="#sheets">Disegna sui due fogli</a>} />
    </ConfirmProvider>
  );
}

function painful(painting: BodyPainting) {
  painting.fill('107', 'mild');
  painting.fill('117', 'intense');
  painting.fill('130', 'very-strong');
  painting.fill('218', 'strong');
}

const meta = {
  title: 'Record/Body model',
  component: Desk,
  args: { onChange: fn() },
  parameters: documentation({
    what: 'A body in 3D that is turned with a finger and painted with the six levels of pain, on every side.',
    when: [
      'Where pain sits at the side, under an arm, between the legs: where two sheets show little.',
      'With `useBodyPainting()` at the top of the page; `bodyImages` gives two PNG pictures of 419 × 866 and `markedBodyRegions` the marked regions, as the pain canvas does.',
    ],
    whenNot: ['As the only way to draw: some browsers have no WebGL 2. Offer the pain canvas as `instead`.'],
    keyboard: {
      'Arrow keys': 'Move the brush over the body',
      'Shift+Arrow keys': 'Turn and tilt the body',
      '+, −': 'Zoom',
      'Home, End': 'Front, back',
      'Space, Enter': 'Paint',
      'Delete, Backspace': 'Erase',
      '1 … 6': 'Chooses the level of pain',
      'Ctrl+Z, Ctrl+Y': 'Undoes the last step, does it again',
    },
    notes: [
      'The figure is computed when it is first shown: no file is fetched, and the main thread is never held for long.',
      'One finger paints on the body and turns it beside the body; two fingers turn, tilt and zoom.',
      'The brush paints the skin that hangs together below it: neither the other leg nor the back of a hand.',
      'No level is told by colour alone: each has a pattern, and every marked region is named below.',
      'It turns at once for whoever has asked for less motion.',
      'Needs a ConfirmProvider above it.',
    ],
  }),
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const stage = () => screen.findByRole('application', {}, { timeout: 20_000 });

async function painting(): Promise<BodyPainting> {
  return waitFor(() => {
    if (!shown.painting) throw new Error('There is no body yet');
    return shown.painting;
  });
}

/** A stroke with the first button; a share of the stage's height from its middle and its upper edge. */
function drag(on: HTMLElement, from: readonly [number, number], to: readonly [number, number]) {
  const { left, top, width, height } = on.getBoundingClientRect();
  const send = (type: string, [x, y]: readonly [number, number]) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 7,
        pointerType: 'mouse',
        clientX: left + width / 2 + x * height,
        clientY: top + y * height,
      }),
    );
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
}

// covers S-65
export const EachLevelIsPainted: Story = {
  play: async ({ args, step }) => {
    const body = await stage();
    const done = await painting();
    const radios = within(screen.getByRole('group', { name: /Intensità|intensity/ })).getAllByRole('radio');
    await expect(radios).toHaveLength(painLevels.length);
    await step('a stroke of each level is on the body, and in the picture in its own colour', async () => {
      for (const [index, level] of painLevels.entries()) {
        radios[index]?.click();
        drag(body, [-0.05, 0.26 + index * 0.03], [0.05, 0.26 + index * 0.03]);
        if (level !== 'none') await expect(args.onChange).toHaveBeenCalledTimes(index);
      }
      const { front, back } = bodyImages(done);
      const [before, behind] = [await pixelsOf(front), await pixelsOf(back)];
      await expect([before.width, before.height, before.at(2, 2)]).toEqual([419, 866, '#ffffff']);
      for (const level of painLevels.slice(1)) {
        const seen = countNear(before, painColors[level]);
        await expect(seen, level).toBeGreaterThan(100);
        await expect(countNear(behind, painColors[level]), level).toBe(0);
      }
    });
    await step('white takes away what it passes over', async () => {
      radios[0]?.click();
      for (let row = 0; row < 9; row += 1) drag(body, [-0.08, 0.25 + row * 0.02], [0.08, 0.25 + row * 0.02]);
      await expect(markedBodyRegions(done)).toEqual([]);
    });
  },
};

/** Pixels of the trunk that are nearer to a colour than the light on the body makes of it. */
function countNear(picture: Awaited<ReturnType<typeof pixelsOf>>, colour: string): number {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const wanted = parts(colour);
  let count = 0;
  for (let y = 200; y < 450; y += 1) {
    for (let x = 140; x < 280; x += 1) {
      if (parts(picture.at(x, y)).every((part, i) => Math.abs(part - (wanted[i] ?? 0)) < 30)) count += 1;
    }
  }
  return count;
}

export const WithTheKeyboard: Story = {
  play: async ({ userEvent, step }) => {
    const body = await stage();
    const done = await painting();
    const said = () => document.querySelector('[aria-live="polite"]');
    await step('the brush is moved, and says where it is', async () => {
      await userEvent.tab();
      while (document.activeElement !== body) await userEvent.tab();
      await userEvent.keyboard('5{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(said()).toHaveTextContent('Torace destro'));
    });
    await step('it paints, and takes away', async () => {
      await userEvent.keyboard(' ');
      await expect(said()).toHaveTextContent('Torace destro: Forte');
      await expect(markedBodyRegions(done)).toEqual([{ view: 'front', region: '108', level: 'strong' }]);
      await userEvent.keyboard('{Delete}');
      await expect(markedBodyRegions(done)).toEqual([]);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(markedBodyRegions(done)).toHaveLength(1);
    });
    await step('the back is painted from behind', async () => {
      await userEvent.keyboard('{End}2 ');
      await waitFor(() => expect(markedBodyRegions(done)).toHaveLength(2));
      await expect(markedBodyRegions(done)[1]).toMatchObject({ view: 'back', level: 'mild' });
    });
  },
};

export const ByRegion: Story = {
  play: async ({ canvas, userEvent }) => {
    await stage();
    const done = await painting();
    await userEvent.click(canvas.getByText('Segna per zone'));
    const back = within(await canvas.findByRole('region', { name: 'Retro' }));
    await userEvent.click(await back.findByRole('button', { name: /Zona lombare destra/ }));
    await expect(markedBodyRegions(done)).toEqual([{ view: 'back', region: '219', level: 'moderate' }]);
    // The body has turned to where one is marking.
    await waitFor(() => expect(document.querySelector('figcaption strong')).toHaveTextContent('Retro'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ripristina' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ripristina modifiche ?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(markedBodyRegions(done)).toEqual([]));
  },
};

export const Painted: Story = { args: { start: painful }, play: async () => void (await stage()) };

export const HighContrast: Story = { ...Painted, globals: { theme: 'high-contrast' } };

export const WithoutWebGl: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async () => {
    const told = await screen.findByRole('alert', {}, { timeout: 20_000 });
    await expect(told).toHaveTextContent('Questo browser non mostra figure in 3D');
    await expect(within(told).getByRole('link', { name: 'Disegna sui due fogli' })).toBeVisible();
  },
};
