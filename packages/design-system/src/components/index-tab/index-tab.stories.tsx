import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { IndexTab, type IndexTabName } from './index.ts';

const tabs: IndexTabName[] = ['care', 'exams', 'body', 'prevention', 'papers'];

const meta = {
  title: 'Layout/IndexTab',
  component: IndexTab,
  args: { tab: 'care' },
  parameters: documentation({
    what: 'The coloured tabs that divide the booklet: care, exams, body, prevention and papers.',
    when: ['Above the title of an area.', 'Above a group of areas, or of results from several areas.'],
    whenNot: ['A state, such as done or due: Badge.'],
    notes: ['The colour repeats the name and never stands alone. Forced colours keep the bar and the name.'],
  }),
} satisfies Meta<typeof IndexTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const all: Story['render'] = () => (
  <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
    {tabs.map((tab) => (
      <IndexTab key={tab} tab={tab} />
    ))}
  </div>
);

export const Default: Story = { render: all };

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    for (const name of ['Cure', 'Esami', 'Corpo', 'Prevenzione', 'Carte']) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
  },
};

export const WithTitle: Story = { args: { tab: 'body', children: <h1 style={{ margin: 0 }}>Taccuino del dolore</h1> } };
export const Dark: Story = { render: all, globals: { theme: 'dark' } };
export const HighContrast: Story = { render: all, globals: { theme: 'high-contrast' } };
export const English: Story = { render: all, globals: { locale: 'en' } };
