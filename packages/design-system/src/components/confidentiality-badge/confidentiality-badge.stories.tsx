import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { ConfidentialityBadge } from './index.ts';

const meta = {
  title: 'Record/Padlock (confidentiality badge)',
  // Keeps the address; the title has the word that people search for.
  id: 'record-confidentiality-badge',
  component: ConfidentialityBadge,
  args: { level: 4 },
  parameters: documentation({
    what: 'How secret a record is, in a word and a padlock.',
    when: [
      'In the rows and on the page of a record that has a level.',
      '`named` without a heading that says what the word is: next to a blood pressure, "Normale" reads like a finding.',
      '`compact` in lines without columns, next to values and dates: a padlock alone is "Normale".',
      '`symbol` where the word stands elsewhere in the line, as in the rows of a phone.',
      '`withScale` where six steps have room.',
    ],
    whenNot: [
      'The level is to be changed: ConfidentialityLockDialog, or ConfidentialityLevelSelect in the form of a new record.',
      'Any other state of a record: Badge.',
    ],
    notes: [
      'Read aloud as one phrase: "Confidenzialità: Riservato".',
      'Takes the value as the record carries it. What is no level reads "Non specificato".',
      'The scale is never the only sign: the word says the same.',
    ],
  }),
} satisfies Meta<typeof ConfidentialityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const NormalInteractions: Story = {
  ...Normal,
  tags: ['interaction'],
  play: async ({ canvas }) => expect(canvas.getByText('Confidenzialità: Normale')).toBeInTheDocument(),
};

const levels = [1, 2, 3, 4, 5, 6];

const column = { display: 'grid', gap: '0.75rem', justifyItems: 'start' } as const;

export const SixLevels: Story = {
  tags: ['looks'],
  render: () => (
    <div style={column}>
      {levels.map((level) => (
        <ConfidentialityBadge key={level} level={level} />
      ))}
    </div>
  ),
};

export const WithScale: Story = {
  render: () => (
    <div style={column}>
      {levels.map((level) => (
        <ConfidentialityBadge key={level} level={level} withScale />
      ))}
    </div>
  ),
};

export const Named: Story = { args: { look: 'named' } };

export const Compact: Story = {
  tags: ['looks'],
  render: () => (
    <div style={column}>
      {[...levels, 9].map((level) => (
        <span key={level}>
          140/90 <ConfidentialityBadge level={level} look="compact" />
        </span>
      ))}
    </div>
  ),
};

export const CompactInteractions: Story = {
  ...Compact,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confidenzialità: Normale')).toBeInTheDocument();
    await expect(canvas.queryByText('Normale')).toBeNull();
    await expect(canvas.getByText('Riservato')).toBeVisible();
    await expect(canvas.getByTitle('Confidenzialità: Normale')).toBeVisible();
  },
};

export const NotSpecified: Story = {
  args: { level: 9, withScale: true },
};

export const NotSpecifiedInteractions: Story = {
  ...NotSpecified,
  tags: ['interaction'],
  play: async ({ canvas }) => expect(canvas.getByText('Confidenzialità: Non specificato')).toBeInTheDocument(),
};

export const LargeText: Story = {
  args: { level: 6, withScale: true },
  globals: { textSize: '200' },
  decorators: [(Story) => <div style={{ maxInlineSize: '10rem' }}>{Story()}</div>],
};

export const English: Story = { args: { level: 6 }, globals: { locale: 'en' } };
