import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import { expect, fn, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { mark, savedImages } from '../pain-canvas/testing/saved-drawings.ts';
import { PainView, type PainViewProps } from './index.ts';

function Saved(props: Partial<PainViewProps>) {
  const [{ front, back, marks }] = use(savedImages());
  return <PainView front={front} back={back} marks={marks} {...props} />;
}

const phone = [
  (Story: () => React.ReactNode) => (
    <div style={{ maxInlineSize: '358px' }}>
      <Story />
    </div>
  ),
];

const meta = {
  title: 'Record/Pain view',
  // Images are rendered in the browser only.
  decorators: [(Story) => <Suspense>{Story()}</Suspense>],
  component: Saved,
  subcomponents: { PainView },
  parameters: documentation({
    what: 'A saved pain drawing to be read: two small pictures, what their colours mean, and in one line where it hurts and how much.',
    when: ['In the preview of a notebook entry.', 'Next to the text of an entry whose drawing cannot be changed.'],
    whenNot: [
      'In the row of a list: PainImage as a thumbnail.',
      'To see what has changed between two entries: PainCompare.',
      'While it is still being drawn: PainCanvas with `readOnly`.',
    ],
    keyboard: { 'Enter, Space': 'Enlarges the pictures and makes them small again, where there is little room' },
    notes: [
      'The line names the three strongest regions and counts the others; a screen reader hears all of them with each picture. With `wordsFirst` it stands above the pictures, names all.',
      'Without `marks` there is no line: a record made elsewhere may have pictures only.',
      'No drawing code comes with it.',
    ],
  }),
} satisfies Meta<typeof Saved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};

export const ReadInteractions: Story = {
  ...Read,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Zona lombare sinistra, dietro: molto forte; Zona lombare destra, dietro: molto forte; ' +
          'Gluteo sinistro, dietro: forte; Ginocchio destro, davanti: moderato.',
      ),
    ).toBeVisible();
    await expect(await canvas.findAllByRole('img')).toHaveLength(2);
    const legend = canvas.getByRole('list', { name: 'Legenda' });
    await expect(legend).toHaveAccessibleDescription(/da 2 a 6\. .*da 0 a 10 è un’altra scala/);
    const keys = within(legend).getAllByRole('listitem');
    await expect(keys.map(({ textContent }) => textContent)).toEqual([
      '2Lieve',
      '3Moderato',
      '4Intenso',
      '5Forte',
      '6Molto forte',
    ]);
  },
};

export const NothingMarked: Story = {
  args: { marks: [] },
};

export const NothingMarkedInteractions: Story = {
  ...NothingMarked,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nessuna zona segnata.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Legenda' })).toBeNull();
  },
};

export const ImagesOnly: Story = { args: { marks: undefined } };

export const ManyRegions: Story = {
  tags: ['looks'],
  args: {
    marks: [
      mark('101', 'mild'),
      mark('102', 'strong'),
      mark('201', 'intense'),
      mark('237', 'moderate'),
      mark('238', 'very-strong'),
    ],
  },
};

export const ManyRegionsInteractions: Story = {
  ...ManyRegions,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/dietro: intenso; e altre 2 zone\.$/)).toBeVisible();
  },
};

/** Below another drawing of the page, which has the key. */
export const WordsFirst: Story = { args: { ...ManyRegions.args, wordsFirst: true, withKey: false } };

export const WordsFirstInteractions: Story = {
  ...WordsFirst,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByText(/dietro: molto forte; .*; .*; .*; [^;]+: lieve\.$/);
    const [image] = await canvas.findAllByRole('img');
    await expect(image?.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const height = () => image?.getBoundingClientRect().height ?? Number.NaN;
    await expect(height()).toBeLessThanOrEqual(262);
    await userEvent.click(canvas.getByRole('button', { name: 'Ingrandisci' }));
    await expect(height()).toBeGreaterThan(280);
    await expect(canvas.queryByRole('list', { name: 'Legenda' })).toBeNull();
  },
};

export const Loading: Story = { args: { front: undefined, back: undefined, loading: true } };

export const Failed: Story = {
  tags: ['looks'],
  args: { front: undefined, back: undefined, onRetry: fn() },
};

export const FailedInteractions: Story = {
  ...Failed,
  tags: ['looks', 'interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Immagine non disponibile')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova a caricare i disegni' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { front: undefined, back: undefined, onRetry: fn(), retrying: true } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: phone,
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const [front] = await canvas.findAllByRole('img');
    const width = () => front?.getBoundingClientRect().width ?? 0;
    const small = width();
    const button = canvas.queryByRole('button', { name: 'Ingrandisci' });
    // The button exists only in windows of phone width, whatever the container.
    if (!button) return;
    await userEvent.click(button);
    await expect(width()).toBeGreaterThan(small * 1.4);
    await userEvent.click(canvas.getByRole('button', { name: 'Riduci' }));
    await expect(width()).toBe(small);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'high-contrast' } };

export const English: Story = {
  globals: { locale: 'en' },
};

export const EnglishInteractions: Story = {
  ...English,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Left lower back: very strong; .*Right knee, front: moderate\.$/),
    ).toBeVisible();
  },
};
