import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { createPainDrawing, PainImage, type PainImageProps, painImages } from './index.ts';
import { line } from './testing/gestures.ts';

const drawing = createPainDrawing();
drawing.run(line('strong', [165, 360], [252, 368]));
drawing.run(line('mild', [150, 660], [160, 720], 'back'));
const pictures = painImages(drawing);

function Saved(props: Partial<PainImageProps>) {
  const { front, back } = use(pictures);
  return <PainImage front={front} back={back} {...props} />;
}

const meta = {
  title: 'Record/Pain image',
  component: Saved,
  parameters: documentation({
    what: 'A saved pain drawing: its two pictures, on paper in every theme.',
    when: ['In the preview of a notebook entry, and as a thumbnail in its row.'],
    whenNot: ['While it is still being drawn: PainCanvas with `readOnly`.'],
    notes: ['Each picture has its own text alternative. A picture that is missing is said in words.'],
  }),
} satisfies Meta<typeof Saved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /fronte|front/i })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /retro|back/i })).toBeVisible();
  },
};

export const Thumbnail: Story = { args: { size: 'thumbnail' } };

export const Missing: Story = { args: { back: undefined } };

export const Dark: Story = { globals: { theme: 'dark' } };
