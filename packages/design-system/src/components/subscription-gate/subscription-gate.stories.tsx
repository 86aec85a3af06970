import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { SubscriptionGate, SubscriptionGatePage } from './index.ts';

const refused = 'Questa sezione non è prevista nella tua sottoscrizione';
const failed = 'Non riusciamo a verificare la tua sottoscrizione';

const yes = async () => true;
const no = async () => false;
const unanswered = () => new Promise<boolean>(() => {});
const offline = async (): Promise<boolean> => {
  throw new Error('offline');
};

const meta = {
  title: 'Record/Subscription gate',
  component: SubscriptionGate,
  args: {
    ask: fn(yes),
    action: fn(),
    onSubscribe: fn(),
    onCancel: fn(),
    variant: 'ask',
    children: (gate) => (
      <Button variant="primary" iconStart={<Plus />} {...gate}>
        Nuova segnalazione
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: documentation({
    what: 'A permission before an action or a page. The server answers by the name of the feature; only a plain yes opens.',
    when: [
      'An action the subscription may not include: `SubscriptionGate`, or `useSubscriptionGate` for all those of a page.',
      'A whole page or section: `SubscriptionGatePage`.',
      '`variant="disable"` where it helps to know beforehand: the refusal is the reason of the disabled control.',
    ],
    whenNot: [
      'The action is never allowed here: leave the control out.',
      'Something else is missing first: `disabledReason` of the control.',
    ],
    keyboard: { Enter: 'Presses what has focus: Iscriviti, when the answer was no', Escape: 'The same as Annulla' },
    notes: [
      'It is no protection: the server refuses by itself. It only explains beforehand.',
      'A question that fails neither opens nor refuses: it is told, and can be asked again.',
      'While one question is open, others are ignored.',
    ],
  }),
} satisfies Meta<typeof SubscriptionGate>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = () => screen.getByRole('button', { name: /Nuova segnalazione/ });
const request = (name: string) => screen.getByRole('alertdialog', { name });

export const Checking: Story = {
  args: { ask: fn(unanswered) },
};

export const CheckingInteractions: Story = {
  ...Checking,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(add());
    await userEvent.click(add());
    await expect(add()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getByText('Verifica della sottoscrizione in corso')).toBeVisible());
    await expect(args.ask).toHaveBeenCalledOnce();
    await expect(args.action).not.toHaveBeenCalled();
  },
};

export const Allowed: Story = {
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(add());
    await waitFor(() => expect(args.action).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Refused: Story = {
  tags: ['looks'],
  args: { ask: fn(no) },
};

// covers D-01 M-13
export const RefusedInteractions: Story = {
  ...Refused,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, args, step }) => {
    await step('Escape and Annulla leave', async () => {
      await userEvent.click(add());
      await waitFor(() => expect(request(refused)).toBeVisible());
      screen.getByRole<HTMLDialogElement>('alertdialog').requestClose();
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
      await expect(add()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(request(refused)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
    });
    await step('Iscriviti goes to the subscription', async () => {
      await userEvent.click(add());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Iscriviti' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSubscribe).toHaveBeenCalledOnce());
      await expect(args.action).not.toHaveBeenCalled();
    });
    await userEvent.click(add());
    await waitFor(() => expect(request(refused)).toBeVisible());
  },
};

export const CheckFails: Story = {
  args: { ask: fn(offline), onFailure: fn() },
};

export const CheckFailsInteractions: Story = {
  ...CheckFails,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(add());
    await waitFor(() => expect(request(failed)).toBeVisible());
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(args.ask).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(request(failed)).toBeVisible());
    await expect(args.action).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  tags: ['looks'],
  args: { ask: fn(no), variant: 'disable' },
};

export const DisabledWithReasonInteractions: Story = {
  ...DisabledWithReason,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(add()).toHaveAccessibleDescription(refused));
    await userEvent.click(add());
    await expect(args.action).not.toHaveBeenCalled();
  },
};

export const PageChecking: Story = {
  render: (args) => (
    <SubscriptionGatePage {...args} ask={unanswered}>
      <p>Il tuo taccuino</p>
    </SubscriptionGatePage>
  ),
};

export const PageCheckingInteractions: Story = {
  ...PageChecking,
  tags: ['interaction'],
  play: async ({ canvas }) => expect(canvas.queryByText('Il tuo taccuino')).toBeNull(),
};

export const PageAllowed: Story = {
  render: (args) => (
    <SubscriptionGatePage {...args} ask={yes}>
      <p>Il tuo taccuino</p>
    </SubscriptionGatePage>
  ),
};

export const PageAllowedInteractions: Story = {
  ...PageAllowed,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Il tuo taccuino')).toBeVisible());
  },
};

export const PageRefused: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => (
    <SubscriptionGatePage {...args} ask={no}>
      <p>Il tuo taccuino</p>
    </SubscriptionGatePage>
  ),
};

export const PageRefusedInteractions: Story = {
  ...PageRefused,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(request(refused)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Il tuo taccuino')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  },
};

export const PageCheckFails: Story = {
  render: (args) => (
    <SubscriptionGatePage {...args} ask={offline}>
      <p>Il tuo taccuino</p>
    </SubscriptionGatePage>
  ),
};

export const PageCheckFailsInteractions: Story = {
  ...PageCheckFails,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failed));
    await expect(canvas.queryByText('Il tuo taccuino')).toBeNull();
  },
};

async function refuse({ userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(add());
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
}

export const Phone: Story = {
  args: { ask: fn(no) },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async (context) => {
    await refuse(context);
    // Both fit next to each other; the primary answer is nearest to the thumb.
    const place = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect();
    await expect(place('Iscriviti').top).toBe(place('Annulla').top);
    await expect(place('Iscriviti').left).toBeGreaterThan(place('Annulla').right);
  },
};

export const Dark: Story = { args: { ask: fn(no) }, globals: { theme: 'dark' } };

export const DarkInteractions: Story = {
  ...Dark,
  tags: ['interaction'],
  play: refuse,
};

export const HighContrast: Story = { args: { ask: fn(no) }, globals: { theme: 'high-contrast' } };

export const HighContrastInteractions: Story = {
  ...HighContrast,
  tags: ['interaction'],
  play: refuse,
};

export const English: Story = { args: { ask: fn(no) }, globals: { locale: 'en' } };

export const EnglishInteractions: Story = {
  ...English,
  tags: ['interaction'],
  play: refuse,
};
