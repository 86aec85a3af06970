import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { type ConfirmOptions, ConfirmProvider, useConfirm } from './index.ts';

interface AskerProps extends ConfirmOptions {
  onAnswer: (confirmed: boolean) => void;
}

function Asker({ onAnswer, ...options }: AskerProps) {
  const confirm = useConfirm();
  return <Button onClick={async () => onAnswer(await confirm(options))}>Chiedi</Button>;
}

const meta = {
  title: 'Overlays/Confirm',
  component: Asker,
  args: { message: 'Salvare le modifiche ?', onAnswer: fn() },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'danger', 'discard'] } },
  render: (args) => (
    <ConfirmProvider>
      <Asker {...args} />
    </ConfirmProvider>
  ),
  parameters: documentation({
    what: 'A question with two answers, asked from code: `if (await confirm({ message })) …`.',
    when: ['Before saving where the product asks for it, before removing anything, before losing a drawing.'],
    whenNot: [
      'What can be undone and is not asked for: do it, and offer "Ripristina" in a Toast.',
      'More than two answers, or something to fill in: Dialog.',
    ],
    keyboard: { Enter: 'Gives the answer that has focus', Escape: 'Answers no' },
    notes: [
      'True on confirm; false on cancel, on Escape and when the page goes away. It never rejects.',
      'A `danger` or `discard` question starts on the answer that changes nothing.',
      '`discard` makes that answer the primary one: nobody should lose a form by pressing the loudest button.',
      'Questions asked at the same time wait for each other.',
    ],
  }),
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

// covers T-02
export const NeutralInteractions: Story = {
  ...Neutral,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const ask = canvas.getByRole('button', { name: 'Chiedi' });
    await step('confirming answers true', async () => {
      await userEvent.click(ask);
      await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Salvare le modifiche ?' })).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(true));
      await expect(ask).toHaveFocus();
    });
    await step('cancelling answers false', async () => {
      await userEvent.click(ask);
      await userEvent.click(await screen.findByRole('button', { name: /Annulla|Cancel/ }));
      await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(false));
    });
    await step('closing answers false', async () => {
      await userEvent.click(ask);
      const dialog = await screen.findByRole<HTMLDialogElement>('alertdialog');
      dialog.requestClose();
      await waitFor(() => expect(args.onAnswer).toHaveBeenCalledTimes(3));
      await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    });
  },
};

export const Danger: Story = {
  tags: ['looks'],
  args: {
    message: 'Rimuovere il contatto?',
    detail: 'Anna Bianchi non comparirà più tra i contatti di emergenza.',
    tone: 'danger',
    confirmLabel: 'Rimuovi',
  },
};

export const DangerInteractions: Story = {
  ...Danger,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chiedi' }));
    await expect(await screen.findByRole('button', { name: /Annulla|Cancel/ })).toHaveFocus();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/Anna Bianchi/);
  },
};

export const Discard: Story = {
  args: {
    message: 'Uscire senza salvare?',
    detail: 'Le modifiche non salvate andranno perse.',
    tone: 'discard',
    confirmLabel: 'Esci senza salvare',
    cancelLabel: 'Continua a modificare',
  },
};

export const DiscardInteractions: Story = {
  ...Discard,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chiedi' }));
    await expect(await screen.findByRole('button', { name: 'Continua a modificare' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(false));
  },
};

export const LongQuestion: Story = {
  tags: ['looks'],
  args: {
    message: 'Vuoi davvero revocare l’accesso alla cartella al dottor Alessandro Montecuccoli degli Erri?',
    confirmLabel: 'Revoca l’accesso adesso',
    cancelLabel: 'Lascia tutto com’è',
  },
};

export const LongQuestionInteractions: Story = {
  ...LongQuestion,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chiedi' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
