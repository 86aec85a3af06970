import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { savedImages } from '../pain-canvas/testing/saved-drawings.ts';
import { PainImage, type PainImageProps } from './index.ts';

function Saved(props: Partial<PainImageProps>) {
  const [{ front, back, marks }] = use(savedImages());
  return <PainImage front={front} back={back} marks={marks} {...props} />;
}

const meta = {
  title: 'Record/Pain image',
  // Images are rendered in the browser only.
  decorators: [(Story) => <Suspense>{Story()}</Suspense>],
  component: Saved,
  subcomponents: { PainImage },
  parameters: documentation({
    what: 'The two pictures of a saved pain drawing, on paper in every theme.',
    when: ['As a thumbnail in the row of a list.', 'Wherever the pictures stand among other things of their record.'],
    whenNot: [
      'To read one drawing with what it says: PainView.',
      'To see two of them: PainCompare.',
      'While it is still being drawn: PainCanvas with `readOnly`.',
    ],
    notes: [
      'Each picture has its own text alternative; with `marks` a screen reader also hears which regions hurt and how much.',
      'A missing image is replaced by text. A loading one reserves its space.',
      'No drawing code comes with it.',
    ],
  }),
} satisfies Meta<typeof Saved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullInteractions: Story = {
  ...Full,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const front = await canvas.findByRole('img', { name: 'Disegno del dolore, Fronte' });
    await expect(front).toHaveAccessibleDescription('Ginocchio destro: moderato');
    await expect(await canvas.findByRole('img', { name: 'Disegno del dolore, Retro' })).toHaveAccessibleDescription(
      'Zona lombare sinistra: molto forte; Zona lombare destra: molto forte; Gluteo sinistro: forte',
    );
  },
};

export const WithoutMarks: Story = {
  args: { marks: undefined },
};

export const WithoutMarksInteractions: Story = {
  ...WithoutMarks,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Fronte/ })).toHaveAccessibleDescription('');
  },
};

export const Thumbnail: Story = { args: { size: 'thumbnail' } };

export const Loading: Story = {
  args: { loading: true },
};

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Caricamento del disegno')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LoadingThumbnail: Story = { args: { loading: true, size: 'thumbnail' } };

export const Missing: Story = { tags: ['looks'], args: { back: undefined } };

export const MissingThumbnail: Story = {
  args: { front: undefined, back: undefined, size: 'thumbnail' },
};

export const MissingThumbnailInteractions: Story = {
  ...MissingThumbnail,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const [front, back] = await canvas.findAllByText(/Immagine non disponibile|Picture not available/);
    const place = (labels?: HTMLElement) => labels?.closest('p')?.getBoundingClientRect() ?? new DOMRect();
    await expect(place(front).right).toBeLessThan(place(back).left);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'high-contrast' } };
