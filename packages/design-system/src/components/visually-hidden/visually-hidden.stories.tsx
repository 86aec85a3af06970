import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'in milligrammi al giorno' },
  render: (args) => (
    <p>
      Dose: 75 mg/die <VisuallyHidden {...args} />
    </p>
  ),
  parameters: documentation({
    what: 'Words that are read aloud and not drawn.',
    when: ['What eyes get from position or form: "Errore:" before a red text, the words of an abbreviation.'],
    whenNot: ['The text would help everyone: show it. It helps no one: leave it out.'],
  }),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultInteractions: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('in milligrammi al giorno').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
