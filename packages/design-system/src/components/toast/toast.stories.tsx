import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useStickyFooter } from '../../internals/use-sticky-footer.ts';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { type ToastOptions, ToastProvider, useToast } from './index.ts';

function Sender(options: ToastOptions) {
  const toasts = useToast();
  return <Button onClick={() => toasts.show(options)}>Mostra</Button>;
}

interface InDialogProps extends ToastOptions {
  lines?: number;
}

function InDialog({ lines = 0, ...options }: InDialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Dialog open={open} onClose={close} title="Contatti" size="sm" footer={<Button onClick={close}>Salva</Button>}>
        <Sender {...options} />
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing changes places
          <p key={line}>Via Roma 1</p>
        ))}
      </Dialog>
    </>
  );
}

const atTheEnd: CSSProperties = { position: 'sticky', insetBlockEnd: 0, paddingBlock: '1rem' };

function StickyFooter() {
  const footer = useRef<HTMLDivElement>(null);
  useStickyFooter(footer);
  return (
    <div ref={footer} style={atTheEnd}>
      <Button>Salva</Button>
    </div>
  );
}

function PageWithFooter(options: ToastOptions) {
  const [long, setLong] = useState(false);
  return (
    <>
      <Sender {...options} />
      <Button onClick={() => setLong(true)}>Compila</Button>
      {long && (
        <>
          <div style={{ blockSize: '200vh' }} />
          <StickyFooter />
          <div style={{ blockSize: '6rem' }} />
        </>
      )}
    </>
  );
}

const onAction = fn();

const meta = {
  title: 'Feedback/Toast',
  component: Sender,
  args: { message: 'Salvato con successo!', tone: 'success', duration: Number.POSITIVE_INFINITY },
  argTypes: { tone: { control: 'inline-radio', options: ['success', 'info', 'warning', 'danger'] } },
  render: (args) => (
    <ToastProvider>
      <Sender {...args} />
    </ToastProvider>
  ),
  parameters: documentation({
    what: 'A short word about what has just happened, which goes away by itself.',
    when: ['Something succeeded. Something can still be taken back: `undo`.'],
    whenNot: ['It must be read: Banner. It must be decided: `useConfirm`. It belongs to a field: its `error`.'],
    keyboard: {
      F8: 'Goes to the latest one from anywhere, and back',
      Tab: 'Reaches it after the content of the page',
      Escape: 'Inside it, closes the last one',
    },
    notes: [
      '8 seconds in view, 15 with an action, and errors until they are closed. Hover, focus and a hidden tab pause the timer, which then restarts.',
      'The word of `undo` is "Ripristina": "Annulla" closes dialogs and would be taken for that.',
      'Read aloud politely; warnings and errors at once.',
      'It lies in the top layer, inside the open dialog if there is one: its action works there too.',
      'Good news with nothing to do about it goes when a dialog opens; what offers more stands above the buttons of the dialog.',
      'It does not cover the sticky footer of a page either.',
      'Three at most. After an action focus goes back to where it was.',
    ],
  }),
} satisfies Meta<typeof Sender>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const SuccessInteractions: Story = {
  ...Success,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await expect(screen.getByRole('status')).toHaveTextContent(/Salvato con successo!/);
    await expect(await screen.findByRole('listitem')).toHaveTextContent(/Salvato con successo!/);
  },
};

export const WithUndo: Story = {
  tags: ['looks'],
  args: { message: 'Contatto eliminato con successo!', undo: onAction },
};

export const WithUndoInteractions: Story = {
  ...WithUndo,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    const show = canvas.getByRole('button', { name: 'Mostra' });
    await userEvent.click(show);
    await expect(screen.getByRole('status')).toHaveTextContent(/F8 per andare a «Ripristina»\./);
    const undo = await screen.findByRole('button', { name: 'Ripristina' });
    await userEvent.keyboard('{F8}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(show).toHaveFocus();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await expect(show).toHaveFocus();
  },
};

export const WithAction: Story = {
  args: { message: 'Report pronto', tone: 'info', action: { label: 'Apri', onAction } },
};

export const WithActionInteractions: Story = {
  ...WithAction,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apri' }));
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

export const AutoDismiss: Story = {
  args: { duration: 300 },
};

export const AutoDismissInteractions: Story = {
  ...AutoDismiss,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await step('not while the pointer is on it', async () => {
      const toast = await screen.findByRole('listitem');
      await userEvent.hover(toast);
      const began = performance.now();
      await waitFor(() => expect(performance.now() - began).toBeGreaterThan(500));
      await expect(toast).toBeInTheDocument();
      await userEvent.unhover(toast);
    });
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  },
};

export const Danger: Story = {
  tags: ['looks'],
  args: {
    message: 'Siamo spiacenti si è verificato un errore. La preghiamo di riprovare più tardi',
    tone: 'danger',
    duration: undefined,
  },
};

export const DangerInteractions: Story = {
  ...Danger,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await expect(screen.getByRole('alert')).toHaveTextContent(/Siamo spiacenti/);
    await userEvent.click(await screen.findByRole('button', { name: /Chiudi la notifica|Dismiss/ }));
    await expect(screen.queryByRole('listitem')).toBeNull();
  },
};

export const Several: Story = {
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Mostra' });
    for (let count = 0; count < 4; count += 1) await userEvent.click(show);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const AboveDialog: Story = {
  tags: ['looks'],
  args: { message: 'Contatto eliminato con successo!', undo: onAction },
  render: (args) => (
    <ToastProvider>
      <InDialog {...args} />
    </ToastProvider>
  ),
};

export const AboveDialogInteractions: Story = {
  ...AboveDialog,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, step }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Apri' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    await step('it is not inert behind the dialog', async () => {
      const undo = await screen.findByRole('button', { name: 'Ripristina' });
      await expect(screen.getByRole('dialog')).toContainElement(undo);
      await userEvent.click(undo);
      await expect(onAction).toHaveBeenCalledOnce();
    });
    await step('it outlives the dialog', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
      screen.getByRole<HTMLDialogElement>('dialog').requestClose();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('listitem')).toBeVisible());
    });
  },
};

export const DismissedByDialog: Story = {
  render: (args) => (
    <ToastProvider>
      <Sender {...args} />
      <InDialog {...args} message="Contatto eliminato con successo!" undo={onAction} />
    </ToastProvider>
  ),
};

export const DismissedByDialogInteractions: Story = {
  ...DismissedByDialog,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await screen.findByRole('listitem');
    await step('good news does not lie over the buttons of what is opened next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apri' }));
      await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    });
    await step('what offers more stays, also when the dialog has been closed', async () => {
      const dialog = screen.getByRole<HTMLDialogElement>('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Mostra' }));
      await screen.findByRole('button', { name: 'Ripristina' });
      dialog.requestClose();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Apri' }));
      await expect(await screen.findByRole('button', { name: 'Ripristina' })).toBeVisible();
    });
  },
};

export const AboveButtons: Story = {
  render: (args) => (
    <ToastProvider>
      <Sender {...args} message="Contatto eliminato con successo!" undo={onAction} />
      <InDialog {...args} lines={60} />
    </ToastProvider>
  ),
};

export const AboveButtonsInteractions: Story = {
  ...AboveButtons,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await screen.findByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Apri' }));
    await waitFor(async () => {
      const undo = await screen.findByRole('button', { name: 'Ripristina' });
      const toast = screen.getByRole('listitem').getBoundingClientRect();
      const save = screen.getByRole('button', { name: 'Salva' }).getBoundingClientRect();
      await expect(toast.bottom).toBeLessThanOrEqual(save.top);
      await expect(toast.top).toBeGreaterThan(0);
      await expect(undo).toBeVisible();
    });
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: 'Ripristina' })).toHaveFocus();
  },
};

export const AboveStickyFooter: Story = {
  args: { message: 'La bozza è stata scartata', undo: onAction },
  render: (args) => (
    <ToastProvider>
      <PageWithFooter {...args} />
    </ToastProvider>
  ),
};

export const AboveStickyFooterInteractions: Story = {
  ...AboveStickyFooter,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await screen.findByRole('listitem');
    const expectApart = () =>
      waitFor(async () => {
        const toast = screen.getByRole('listitem').getBoundingClientRect();
        const save = canvas.getByRole('button', { name: 'Salva' }).getBoundingClientRect();
        await expect(toast.bottom <= save.top || toast.top >= save.bottom).toBe(true);
        await expect(toast.top).toBeGreaterThan(0);
      });
    await step('also of a form that comes after the toast', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Compila' }));
      await expectApart();
    });
    await step('and at the end of the page, where the footer is higher', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expectApart();
    });
  },
};

export const Phone: Story = {
  ...AboveDialog,
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apri' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    const toast = (await screen.findByRole('listitem')).getBoundingClientRect();
    const save = screen.getByRole('button', { name: 'Salva' }).getBoundingClientRect();
    await expect(toast.bottom).toBeLessThanOrEqual(save.top);
  },
};
