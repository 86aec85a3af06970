import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { DateField } from '../date-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Dialog, type DialogProps } from './index.ts';

function Opener(args: Omit<DialogProps, 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Modifica
      </Button>
      <Dialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Annulla</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Salva
            </Button>
          </>
        }
      />
    </>
  );
}

const fields = (
  <div style={{ display: 'grid', gap: '1.25rem' }}>
    <TextField label="Nome" name="paziente_nome" value="Maria" onChange={() => {}} required />
    <TextField label="Cognome" name="paziente_cognome" value="De Luca" onChange={() => {}} required />
    <DateField label="Data di nascita" name="paziente_nascita" value="1945-03-09" onChange={() => {}} />
  </div>
);

const meta = {
  title: 'Overlays/Dialog (modal)',
  // Keeps the address; the title has the word that people search for.
  id: 'overlays-dialog',
  component: Dialog,
  args: { open: true, title: 'Dati anagrafici', onClose: fn(), children: fields },
  argTypes: { footer: { control: false }, children: { control: false } },
  render: ({ open: _, ...args }) => <Opener {...args} />,
  parameters: documentation({
    what: 'A page on top of the page, for one thing to finish. On a phone it fills the screen.',
    when: ['Editing one card or one record without leaving the list.'],
    whenNot: [
      'A yes or no: `useConfirm`. A message: Toast or Banner.',
      'Something long, or something to compare with the page below: a page of its own.',
    ],
    keyboard: {
      Tab: 'Stays inside',
      Escape: 'Leaves, after asking when something is not saved',
    },
    notes: [
      'A native `<dialog>`: everything behind it is inert and it needs no z-index.',
      'Focus starts on the first field (or on `data-autofocus`, or on the title) and goes back to where it came from.',
      'The backdrop closes it only with `closeOnBackdrop`: a tremor must not discard a form.',
      'With `unsavedChanges` every way out asks first, also the second Escape that browsers do not announce.',
    ],
  }),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const FormInteractions: Story = {
  ...Form,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Modifica' });
    await userEvent.click(opener);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Dati anagrafici' });
    await step('it starts on its first field', async () => {
      await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    });
    await step('it is modal', async () => {
      await expect(dialog.matches(':modal')).toBe(true);
    });
    await step('a request to close (Escape, back gesture) closes it and gives focus back', async () => {
      dialog.requestClose();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
  },
};

export const UnsavedChanges: Story = {
  tags: ['looks', 'interaction'],
  args: { unsavedChanges: true },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifica' }));
    await step('leaving asks, and staying changes nothing', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Chiudi|Close/ }));
      const question = await screen.findByRole('alertdialog', {
        name: /Uscire senza salvare\?|Leave without saving\?/,
      });
      await waitFor(() => expect(question).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: /Continua a modificare|Keep editing/ }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toBeVisible());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a dialog the browser closed by force comes back with the question', async () => {
      screen.getByRole<HTMLDialogElement>('dialog').close();
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    });
    await step('and the question stays on top when that happens while it is asked', async () => {
      screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).close();
      const stay = screen.getByRole('button', { name: /Continua a modificare|Keep editing/, hidden: true });
      await waitFor(() => {
        const { left, top } = stay.getBoundingClientRect();
        return expect(stay.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true);
      });
    });
    await step('confirming leaves', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Esci senza salvare|Leave without saving/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const CloseOnBackdrop: Story = {
  args: { closeOnBackdrop: true, size: 'sm', title: 'Anteprima', children: <p>Un tocco fuori chiude.</p> },
};

export const CloseOnBackdropInteractions: Story = {
  ...CloseOnBackdrop,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifica' }));
    const dialog = screen.getByRole('dialog');
    await step('a press that began inside and ended outside does not close', async () => {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: screen.getByText('Un tocco fuori chiude.') },
        { keys: '[/MouseLeft]', target: dialog },
      ]);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await userEvent.click(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const LongContent: Story = {
  tags: ['looks'],
  args: {
    title: 'Informativa sulla privacy',
    description: 'Leggila con calma: scorre, e i bottoni restano in vista.',
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs that never move
      <p key={index} style={{ marginBlockEnd: '1rem' }}>
        I dati della tua cartella restano tuoi: li vedono solo i medici che associ, nella misura che scegli, e puoi
        cambiare idea in ogni momento.
        <VisuallyHidden>Paragrafo {index + 1}</VisuallyHidden>
      </p>
    )),
  },
};

export const LongContentInteractions: Story = {
  ...LongContent,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifica' }));
    const save = screen.getByRole('button', { name: 'Salva' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const { scrollHeight, clientHeight } = screen.getByRole('dialog');
    await expect(scrollHeight).toBe(clientHeight);
  },
};

/** With large text the title and the description scroll away, instead of being cut. */
export const LongTitleAndDescription: Story = {
  tags: ['looks'],
  args: {
    title: 'Azzera la verifica in due passaggi di elena.bianchi@libretto.example',
    description:
      'App per i codici, passkey e codici di recupero non valgono più: per entrare basta la password. Tutte le sessioni di questa persona si chiudono.',
  },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};

export const LongTitleAndDescriptionInteractions: Story = {
  ...LongTitleAndDescription,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifica' }));
    const heading = await screen.findByRole('heading', { name: /^Azzera/ });
    const header = heading.closest('header');
    await expect(header?.scrollHeight).toBe(header?.clientHeight);
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const save = screen.getByRole('button', { name: 'Salva' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Large: Story = {
  args: { size: 'lg' },
};

export const LargeInteractions: Story = {
  ...Large,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifica' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
