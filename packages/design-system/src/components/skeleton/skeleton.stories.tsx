import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text', count: 3 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  parameters: documentation({
    what: 'The outline of what is coming, in its own size.',
    when: ['A page or a list whose shape is known while its content is on the way.'],
    whenNot: ['An action under way: `loading` of the Button. A wait of unknown shape: Spinner.'],
    notes: ['Said once ("Caricamento in corso"), drawn as often as needed. With reduced motion it stands still.'],
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const TextInteractions: Story = {
  ...Text,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Caricamento in corso|Loading/);
  },
};
export const Rows: Story = { args: { shape: 'row', count: 4 } };
export const Block: Story = { args: { shape: 'block', count: 1, label: 'Caricamento del disegno' } };
