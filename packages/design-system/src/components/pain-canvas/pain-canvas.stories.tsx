import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { type PainLevel, painColors, painLevels } from '../../theme/pain.ts';
import { ConfirmProvider } from '../confirm-dialog/index.ts';
import { createPainDrawing, isPainless, markedRegions, PainCanvas, type PainDrawing, painImages } from './index.ts';
import { scribble, session } from './testing/gestures.ts';
import { difference, drag, readInk, readPixels } from './testing/pixels.ts';

interface DeskProps {
  drawing: () => PainDrawing;
  readOnly?: boolean;
  disabledReason?: string;
  onChange: (drawing: PainDrawing) => void;
}

const shown: { drawing: PainDrawing } = { drawing: createPainDrawing() };

function Desk({ drawing: create, ...rest }: DeskProps) {
  const [drawing] = useState(() => {
    shown.drawing = create();
    return shown.drawing;
  });
  return (
    <ConfirmProvider>
      <PainCanvas drawing={drawing} {...rest} />
    </ConfirmProvider>
  );
}

function drawn(): PainDrawing {
  const drawing = createPainDrawing();
  drawing.run(scribble('mild', [100, 188], [128, 238], 6));
  drawing.run(scribble('intense', [184, 344], [238, 372], 4));
  drawing.run(scribble('very-strong', [243, 596], [272, 628], 7));
  drawing.run(scribble('strong', [162, 352], [256, 384], 5, 'back'));
  drawing.run(scribble('moderate', [146, 650], [172, 722], 8, 'back'));
  return drawing;
}

function long(): PainDrawing {
  return createPainDrawing({ commands: session(600), position: 600 });
}

const meta = {
  title: 'Record/Pain canvas',
  component: Desk,
  subcomponents: { PainCanvas },
  args: { drawing: createPainDrawing, onChange: fn() },
  argTypes: { drawing: { control: false } },
  parameters: documentation({
    what: 'Two sheets, the front and the back of a body, on which a patient marks where it hurts and how much.',
    when: [
      'To record pain: the drawing comes out as two PNG pictures of 419 × 866 (`painImages`) and as the list of marked regions (`markedRegions`).',
      'With `usePainDrawing()` at the top of the page: drawing never renders the page, and typing never renders the drawing.',
    ],
    whenNot: [
      'To show a saved drawing: PainView, or PainImage in a row.',
      'To compare two: PainCompare. To sum up many: PainHeatMap.',
      'To say in words what a drawing holds: PainRegionSummary.',
    ],
    keyboard: {
      'Ctrl+Z': 'Undoes the last step, on whichever sheet it was',
      'Ctrl+Shift+Z, Ctrl+Y': 'Does it again',
      '1 … 6': 'Chooses the level of pain',
      'Enter, Space': 'On a region of the list: gives it the chosen level',
      'Arrow keys': 'Move a sheet that is zoomed',
    },
    notes: [
      'Users who cannot draw mark regions in the list below the sheets: same drawing, same history, announced live.',
      'No level is told by colour alone: each has a number, a pattern and a name. The colours are the same in every theme.',
      'White (“Nessuno”) takes pain away, as the rubber does; neither touches the body.',
      'Reset asks first, and can be undone.',
      'Right and left are the patient’s. They stand above each sheet and in the corners of the pictures.',
      'A finger scrolls until “Disegna” is pressed; where there is little room, that opens the sheets on the full screen. A pen and a mouse always draw.',
      'A mark belongs to the nearest region; one on the midline to both sides.',
      'Needs a ConfirmProvider above it.',
    ],
  }),
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

async function stage(view: 'front' | 'back'): Promise<HTMLElement> {
  const found = await waitFor(() => {
    const element = document.querySelector<HTMLElement>(`[data-stage="${view}"]`);
    if (!element) throw new Error(`The sheet ${view} is not there yet`);
    return element;
  });
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return found;
}

const usable = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    if (button.ariaDisabled === 'true') throw new Error(`${name} cannot be used yet`);
    return button;
  });

const choose = (level: PainLevel) =>
  within(screen.getAllByRole('group', { name: /Intensità|intensity/ })[0] ?? document.body)
    .getAllByRole('radio')
    [painLevels.indexOf(level)]?.click();

export const Empty: Story = {};

// covers K-31 K-32 K-33 K-34 K-35 K-36 K-37 K-38 K-39 S-22
export const DrawingCreatesImages: Story = {
  tags: ['interaction'],
  play: async ({ args, step }) => {
    const front = await stage('front');
    await step('each level draws its colour, five units wide', async () => {
      for (const [index, level] of painLevels.entries()) {
        choose(level);
        drag(front, [150, 200 + index * 20], [260, 200 + index * 20]);
      }
      await expect(args.onChange).toHaveBeenCalledTimes(6);
      const picture = await readPixels((await painImages(shown.drawing)).front);
      await expect([picture.width, picture.height]).toEqual([419, 866]);
      await expect(picture.at(2, 2)).toBe('#ffffff');
      for (const [index, level] of painLevels.entries()) {
        await expect(picture.at(205, 200 + index * 20)).toBe(painColors[level]);
      }
      // A width of 5 around 220 is 217.5 to 222.5: four whole pixels and two halves.
      const across = Array.from({ length: 8 }, (_, row) => picture.at(225, 216 + row));
      const half = across[1];
      await expect(across).toEqual(['#ffffff', half, ...Array(4).fill(painColors.mild), half, '#ffffff']);
      await expect([painColors.mild, '#ffffff']).not.toContain(half);
    });
    await step('white takes away pain and leaves the body', async () => {
      const before = await readPixels((await painImages(createPainDrawing())).front);
      choose('strong');
      drag(front, [100, 300], [300, 300]);
      choose('none');
      for (let y = 290; y <= 310; y += 3) drag(front, [95, y], [305, y]);
      const after = await readPixels((await painImages(shown.drawing)).front);
      for (let x = 90; x < 310; x += 1) await expect(after.at(x, 300)).toBe(before.at(x, 300));
    });
    await step('the back is a sheet of its own', async () => {
      const picture = await readPixels((await painImages(shown.drawing)).back);
      await expect(picture.at(205, 220)).toBe('#ffffff');
    });
  },
};

export const WithDrawing: Story = {
  tags: ['looks'],
  args: { drawing: drawn },
};

export const WithDrawingInteractions: Story = {
  ...WithDrawing,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await stage('front');
    const summary = await canvas.findByRole('region', { name: /Zone segnate|Marked regions/ });
    await waitFor(() => expect(summary).toHaveTextContent('Spalla destra: Lieve'));
    await expect(summary).toHaveTextContent('Zona lombare destra: Forte');
    await expect(summary).toHaveTextContent('Ginocchio sinistro: Molto forte');
  },
};

// covers A-31 M-24
export const UndoAndReset: Story = {
  tags: ['interaction'],
  play: async ({ userEvent, step }) => {
    const front = await stage('front');
    const back = await stage('back');
    await step('undo goes back over both sheets', async () => {
      drag(front, [150, 200], [260, 200]);
      drag(back, [150, 300], [260, 300]);
      await userEvent.click(await usable('Annulla tratto'));
      await expect((await readPixels((await painImages(shown.drawing)).back)).at(180, 300)).toBe('#ffffff');
      await expect((await readPixels((await painImages(shown.drawing)).front)).at(180, 200)).toBe(painColors.moderate);
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect((await readPixels((await painImages(shown.drawing)).back)).at(180, 300)).toBe(painColors.moderate);
    });
    await step('reset asks first', async () => {
      await userEvent.click(await usable('Ripristina'));
      const question = await screen.findByRole('alertdialog', { name: 'Ripristina modifiche ?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Annulla' }));
      await expect(isPainless(shown.drawing)).toBe(false);
      await userEvent.click(await usable('Ripristina'));
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ripristina' }));
      await waitFor(() => expect(isPainless(shown.drawing)).toBe(true));
    });
    await step('and can be undone', async () => {
      await userEvent.click(await usable('Annulla tratto'));
      await expect(isPainless(shown.drawing)).toBe(false);
    });
  },
};

export const WithoutDrawing: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await stage('front');
    choose('strong');
    await userEvent.click(canvas.getByText('Segna per zone'));
    const back = within(await canvas.findByRole('region', { name: 'Retro' }));
    const region = await back.findByRole('button', { name: /Spalla destra/ });
    region.focus();
    await userEvent.keyboard('{Enter}');
    await expect(markedRegions(shown.drawing)).toEqual([{ view: 'back', region: '210', level: 'strong' }]);
    await waitFor(() => expect(region).toHaveTextContent('Forte'));
    await expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Spalla destra: Forte');
    const picture = await readPixels((await painImages(shown.drawing)).back);
    // The right shoulder is on the right of the back view; its left counterpart stays white.
    await expect(picture.count(painColors.strong, [300, 180, 330, 230])).toBeGreaterThan(100);
    await expect(picture.count(painColors.strong, [89, 180, 119, 230])).toBe(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(isPainless(shown.drawing)).toBe(true);
  },
};

export const ReadOnly: Story = { args: { drawing: drawn, readOnly: true } };

export const WithReason: Story = {
  args: { drawing: drawn, disabledReason: 'La data e le immagini di una segnalazione salvata non si modificano.' },
};

export const Phone: Story = {
  args: { drawing: drawn },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '358px' }}>
        <Story />
      </div>
    ),
  ],
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const front = await stage('front');
    const back = await stage('back');
    await expect(front).toBeVisible();
    await expect(back).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Retro' }));
    await expect(front).not.toBeVisible();
    await expect(back).toBeVisible();
    choose('mild');
    drag(back, [150, 400], [200, 400]);
    await expect((await readPixels((await painImages(shown.drawing)).back)).at(175, 400)).toBe(painColors.mild);
  },
};

export const Dark: Story = { args: { drawing: drawn }, globals: { theme: 'dark' } };

export const HighContrast: Story = { args: { drawing: drawn }, globals: { theme: 'high-contrast' } };

export const English: Story = { args: { drawing: drawn }, globals: { locale: 'en' } };

export const ManyStrokes: Story = {
  tags: ['looks'],
  // A spy would serialise thousands of strokes.
  render: () => <Desk drawing={long} onChange={() => {}} />,
};

export const ManyStrokesInteractions: Story = {
  ...ManyStrokes,
  tags: ['looks', 'interaction'],
  play: async ({ step }) => {
    const front = await stage('front');
    const { drawing } = shown;
    await step('after many undos the sheet is what drawing only the rest gives', async () => {
      for (let count = 0; count < 200; count += 1) drawing.undo();
      const undone = readInk(front);
      while (drawing.undo());
      while (drawing.position < 400) drawing.redo();
      // Browsers antialias a clipped line slightly differently; a single extra stroke has a hundred pixels.
      await expect(difference(readInk(front), undone)).toBeLessThan(20);
      drawing.undo();
      drawing.undo();
      await expect(difference(readInk(front), undone)).toBeGreaterThan(20);
    });
  },
};
