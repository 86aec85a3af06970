import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Narrow } from '../../testing/narrow.tsx';
import { PhoneNumber } from './index.ts';

const meta = {
  title: 'Data/PhoneNumber',
  component: PhoneNumber,
  args: { number: '+393331234567' },
  parameters: documentation({
    what: 'A telephone number in groups that can be read, with a link that dials it.',
    when: ['Wherever a number is shown.'],
    whenNot: ['A number is to be typed: PhoneField.'],
    notes: [
      'What is kept does not change. A number without a prefix is of Italy; it is shown without one and dialled with it.',
      'Words that are no number are shown without a link.',
      '`usePhoneNumbers` says the same for text that is not a link of its own.',
    ],
  }),
} satisfies Meta<typeof PhoneNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = {};

export const MobileInteractions: Story = {
  ...Mobile,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '+39\u00a0333\u00a0123\u00a04567' })).toHaveAttribute(
      'href',
      'tel:+393331234567',
    );
  },
};

export const Landline: Story = { args: { number: '0612345678' } };
export const Unusual: Story = { args: { number: '12-34-567' } };
export const NoNumber: Story = { args: { number: 'Non lo so' } };

export const LongAndNarrow: Story = {
  tags: ['looks'],
  args: { number: '+39 0532 123456 int. 1234' },
  render: (args) => (
    <Narrow>
      <PhoneNumber {...args} />
    </Narrow>
  ),
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
