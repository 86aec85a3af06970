import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentation } from '../../testing/documentation.ts';
import { mark } from '../pain-canvas/testing/saved-drawings.ts';
import { PainThumbnail } from './index.ts';

const meta = {
  title: 'Record/Pain thumbnail',
  component: PainThumbnail,
  parameters: documentation({
    what: 'Where it hurt, as small as a row of a list: the side of the body with the strongest pain, in the colours of the drawing.',
    when: ['The picture of a notebook entry in a list, with its words beside it.'],
    whenNot: ['The entry itself: PainView.', 'Several entries: PainHeatMap.'],
    notes: ['It is hidden from screen readers: the words of the row must say what it shows.'],
  }),
  args: { marks: [mark('218', 'strong'), mark('214', 'mild')] },
} satisfies Meta<typeof PainThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Entry: Story = {};
export const NothingMarked: Story = { args: { marks: [] } };
export const Dark: Story = { globals: { theme: 'dark' } };
