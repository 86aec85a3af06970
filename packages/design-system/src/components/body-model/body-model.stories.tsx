import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { ConfirmProvider } from '../confirm-dialog/index.ts';
import { BodyModel, type BodyPainting, markedBodyRegions, useBodyPainting } from './index.ts';

interface DeskProps {
  start?: (painting: BodyPainting) => void;
  onChange: (painting: BodyPainting) => void;
}

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
  subcomponents: { BodyModel },
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
      'Touch scrolls the page until “Disegna” is on, which on a phone opens a full screen; then one finger paints on the body and turns it outside the body, and two turn, tilt and zoom.',
      'The brush paints the skin that hangs together below it: neither the other leg nor the back of a hand.',
      'No level is told by colour alone: each has a pattern, and every marked region is named below.',
      'With reduced motion it turns without animation.',
      'Needs a ConfirmProvider above it.',
    ],
  }),
  // Otherwise the painting of an earlier story would stand for a body that is not yet computed.
  beforeEach: () => {
    shown.painting = undefined;
  },
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

export const Default: Story = {};

export const Keyboard: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvasElement, userEvent, step }) => {
    const body = await stage();
    const done = await painting();
    const announcement = () => canvasElement.querySelector('[aria-live="polite"]');
    await step('the brush is moved, and says where it is', async () => {
      await userEvent.tab();
      while (document.activeElement !== body) await userEvent.tab();
      await userEvent.keyboard('5{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(announcement()).toHaveTextContent('Torace destro'));
    });
    await step('it paints, and takes away', async () => {
      await userEvent.keyboard(' ');
      await expect(announcement()).toHaveTextContent('Torace destro: Forte');
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
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await stage();
    const done = await painting();
    await userEvent.click(canvas.getByText('Segna per zone'));
    const back = within(await canvas.findByRole('region', { name: 'Retro' }));
    await userEvent.click(await back.findByRole('button', { name: /Zona lombare destra/ }));
    await expect(markedBodyRegions(done)).toEqual([{ view: 'back', region: '219', level: 'moderate' }]);
    await waitFor(() => expect(document.querySelector('figcaption strong')).toHaveTextContent('Retro'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ripristina' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ripristina modifiche ?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(markedBodyRegions(done)).toEqual([]));
  },
};

export const Painted: Story = { tags: ['looks'], args: { start: painful } };

export const PaintedInteractions: Story = {
  ...Painted,
  tags: ['looks', 'interaction'],
  play: async () => void (await stage()),
};

export const HighContrast: Story = { ...Painted, globals: { theme: 'high-contrast' } };

export const WithoutWebGl: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
};

export const WithoutWebGlInteractions: Story = {
  ...WithoutWebGl,
  tags: ['interaction'],
  play: async () => {
    const told = await screen.findByRole('alert', {}, { timeout: 20_000 });
    await expect(told).toHaveTextContent('Questo browser non mostra figure in 3D');
    await expect(within(told).getByRole('link', { name: 'Disegna sui due fogli' })).toBeVisible();
  },
};
