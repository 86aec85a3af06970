import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense, use } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { savedImages } from '../pain-canvas/testing/saved-drawings.ts';
import { PainCompare, type PainCompareProps } from './index.ts';

interface TwoProps extends Partial<Pick<PainCompareProps, 'loading' | 'onRetry' | 'retrying'>> {
  without?: 'pictures' | 'back' | 'marks';
}

function Two({ without, ...rest }: TwoProps) {
  const [before, after] = use(savedImages());
  const given = (saved: typeof before, date: string) => ({
    date,
    front: without === 'pictures' ? undefined : saved.front,
    back: without ? undefined : saved.back,
    marks: without === 'marks' ? undefined : saved.marks,
  });
  return (
    <PainCompare
      before={{ ...given(before, '2026-03-01'), ...(without === 'marks' && { back: before.back }) }}
      after={given(after, '2026-03-22')}
      {...rest}
    />
  );
}

const meta = {
  title: 'Record/Pain compare',
  // Images are rendered in the browser only.
  decorators: [(Story) => <Suspense>{Story()}</Suspense>],
  component: Two,
  subcomponents: { PainCompare },
  parameters: documentation({
    what: 'Two saved pain drawings one over the other, with a line between before and after that can be moved.',
    when: ['To see what a therapy, a rest or a few weeks have changed.'],
    whenNot: ['More than two entries: PainHeatMap.', 'One entry: PainView.'],
    keyboard: {
      'Arrow keys': 'Move the line by one percent',
      'Page up, Page down': 'Move it by ten percent',
      'Home, End': 'Show only the later or only the earlier drawing',
    },
    notes: [
      'The line is a native slider over each of the two sheets; both move together, and each says how much of which drawing is shown.',
      'Dragging is optional: three buttons show before, after, and half of each.',
      'With the marks of both drawings a table says in words what has come, gone, got stronger or milder, and what only one of them marks.',
      'Before is at the left in every language, as on a line of time.',
    ],
  }),
} satisfies Meta<typeof Two>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '358px' }}>
    <Story />
  </div>
);

export const BeforeAndAfter: Story = {};

export const BeforeAndAfterInteractions: Story = {
  ...BeforeAndAfter,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const front = await canvas.findByRole('slider', { name: 'Confronto, fronte' });
    const back = canvas.getByRole('slider', { name: 'Confronto, retro' });
    const earlier = canvas.getByRole('img', { name: 'Disegno del dolore, fronte. Prima: 1 marzo 2026' });
    const getClipPath = (image: HTMLElement) => image.parentElement?.style.clipPath;
    await step('the line moves, on both sheets', async () => {
      // Keyboard handling of a native slider is the browser's own; only its change event is tested.
      fireEvent.change(front, { target: { value: '52' } });
      await expect(front).toHaveValue('52');
      await expect(back).toHaveValue('52');
      await expect(front).toHaveAttribute('aria-valuetext', '52 % di prima, 48 % di dopo');
      await expect(getClipPath(earlier)).toBe('inset(0px 48% 0px 0px)');
      fireEvent.change(back, { target: { value: '100' } });
      await expect(getClipPath(earlier)).toBe('inset(0px 0% 0px 0px)');
    });
    await step('or with a press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Solo dopo' }));
      await expect(front).toHaveValue('0');
      await expect(canvas.getByRole('button', { name: 'Solo dopo' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Metà e metà' }));
      await expect(front).toHaveValue('50');
    });
    await step('lists the changes as text', async () => {
      const table = canvas.getByRole('table', { name: 'Che cosa è cambiato' });
      const said = within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
      await expect(said).toContain('Spalla destra, davantiNon segnato la volta prima');
      await expect(said).toContain('Gluteo sinistro, dietroNon segnato questa volta');
      await expect(said).toContain('Ginocchio destro, davantiPiù lieve');
    });
  },
};

export const ImagesOnly: Story = {
  args: { without: 'marks' },
};

export const ImagesOnlyInteractions: Story = {
  ...ImagesOnly,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('slider');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  args: { loading: true },
};

export const LoadingInteractions: Story = {
  ...Loading,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Caricamento dei disegni')).toHaveLength(2);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['looks'],
  args: { without: 'pictures', onRetry: fn() },
};

export const FailedInteractions: Story = {
  ...Failed,
  tags: ['looks', 'interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Non riusciamo a mostrare i disegni.');
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnePictureMissing: Story = { args: { without: 'back' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [narrow],
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Retro' }));
    await expect(canvas.getByRole('slider', { name: 'Confronto, retro' })).toBeInTheDocument();
    await expect(canvas.queryByRole('slider', { name: 'Confronto, fronte' })).toBeNull();
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
    await expect(await canvas.findByText('Before: 1 March 2026')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Comparison, front' })).toHaveAttribute(
      'aria-valuetext',
      '0% of before, 100% of after',
    );
  },
};
