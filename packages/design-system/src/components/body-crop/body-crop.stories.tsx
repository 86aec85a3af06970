import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentation } from '../../testing/documentation.ts';
import { EmptyState } from '../empty-state/index.ts';
import { BodyCrop, type BodyPart } from './index.ts';

const parts: BodyPart[] = ['head', 'face', 'shoulder', 'chest', 'elbow', 'hand', 'belly', 'back', 'feet'];

const meta = {
  title: 'Feedback/BodyCrop',
  component: BodyCrop,
  parameters: documentation({
    what: 'The body that is drawn on, in lines, with one part marked.',
    when: ['The illustration of an EmptyState of the record.'],
    whenNot: ['Pain: PainThumbnail or PainView.'],
    notes: ['Decorative, so it is not read aloud. The lines of the body come with it: import it lazily.'],
  }),
} satisfies Meta<typeof BodyCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const all: Story['render'] = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 9rem)', gap: '1rem' }}>
    {parts.map((part) => (
      <BodyCrop key={part} part={part} />
    ))}
  </div>
);

export const Default: Story = { render: all };
export const Dark: Story = { render: all, globals: { theme: 'dark' } };

export const InEmptyState: Story = {
  render: (args) => (
    <EmptyState title="Nessuna vaccinazione" illustration={<BodyCrop {...args} />}>
      Qui trovi le vaccinazioni che hai fatto.
    </EmptyState>
  ),
  args: { part: 'shoulder' },
};
