import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentation } from '../../testing/documentation.ts';
import { PersonMark } from './index.ts';

const meta = {
  title: 'Feedback/Person mark',
  component: PersonMark,
  args: { name: 'Sofia Galli', color: 1 },
  parameters: documentation({
    what: 'Initials of a person on one of six colours.',
    when: ['An account keeps several records: wherever it matters whose record it is.'],
    whenNot: ['Without the name next to it: neither the colour nor the initials are enough.'],
    notes: ['Hidden from screen readers, which read the name.'],
  }),
} satisfies Meta<typeof PersonMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Colors: Story = {
  tags: ['looks'],
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem', padding: 0, listStyle: 'none' }}>
      {(['Sofia Galli', 'Bruno Ferraro', 'Carla Neri', 'Luca Galli', 'Anna', 'Ida De Luca'] as const).map(
        (name, index) => (
          <li key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
            <PersonMark name={name} color={(index + 1) as 1} />
            {name}
          </li>
        ),
      )}
    </ul>
  ),
};
