import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useId, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../packages/design-system/src/components/button/index.ts';
import { DateField } from '../../packages/design-system/src/components/date-field/index.ts';
import { Dialog } from '../../packages/design-system/src/components/dialog/index.ts';
import { SelectField } from '../../packages/design-system/src/components/select-field/index.ts';
import { TextField } from '../../packages/design-system/src/components/text-field/index.ts';
import { documentation } from '../../packages/design-system/src/testing/documentation.ts';
import { vars } from '../../packages/design-system/src/theme/index.ts';

interface VisitFormProps {
  onSave: (visit: { doctor: string; day: string; kind: string }) => void;
}

const kinds = ['Prima visita', 'Controllo', 'Urgenza'].map((name) => ({ value: name, label: name }));

function VisitForm({ onSave }: VisitFormProps) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [doctor, setDoctor] = useState('');
  const [day, setDay] = useState('');
  const [kind, setKind] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && doctor.trim() === '' ? 'Scrivi il nome del medico.' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (doctor.trim() === '') return;
    onSave({ doctor, day, kind });
    setOpen(false);
  }

  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Nuova visita
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Nuova visita"
        description="La vedranno i medici che hai associato, secondo la riservatezza che scegli dopo."
        unsavedChanges={doctor !== '' || day !== '' || kind !== ''}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Annulla</Button>
            <Button type="submit" form={formId} variant="primary">
              Salva
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={submit}
          noValidate
          style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] }}
        >
          <TextField label="Medico" name="doctor" value={doctor} onChange={setDoctor} required error={missing} />
          <DateField label="Data" name="day" value={day} onChange={setDay} />
          <SelectField label="Tipo" name="kind" value={kind} onChange={setKind} options={kinds} />
        </form>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Patterns/Form dialog',
  component: VisitForm,
  args: { onSave: fn() },
  parameters: documentation({
    what: 'A short form in a dialog above its page.',
    when: [
      'Up to about eight fields, filled in without looking anything up on the page below.',
      'Saving closes the dialog and updates the page; a failed save keeps it open with all input.',
    ],
    whenNot: ['More fields, or a fixed order: use a page with steps.', 'A yes/no question: use `useConfirm`.'],
    keyboard: {
      Enter: 'Saves, from any single-line field',
      Escape: 'Closes; asks for confirmation when there are unsaved changes',
    },
    notes: [
      'The save button is never disabled: pressing it shows what is missing next to the field.',
      'Focus moves to the title on opening, and back to the button on closing.',
    ],
  }),
} satisfies Meta<typeof VisitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FillAndSave: Story = {
  ...Default,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Nuova visita' });
    await userEvent.click(opener);
    await step('shows missing input next to the field', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
      await expect(screen.getByLabelText(/Medico/)).toHaveAccessibleDescription(/Scrivi il nome del medico/);
    });
    await step('closes after saving and restores the focus', async () => {
      await userEvent.type(screen.getByLabelText(/Medico/), 'Dott.ssa Bianchi');
      await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
      await expect(args.onSave).toHaveBeenCalledWith({ doctor: 'Dott.ssa Bianchi', day: '', kind: '' });
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const UnsavedChanges: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nuova visita' }));
    await userEvent.type(await screen.findByLabelText(/Medico/), 'Dott.');
    await userEvent.click(screen.getByRole('button', { name: /^(Chiudi|Close)/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nuova visita' }));
    await expect(await screen.findByRole('dialog', { name: 'Nuova visita' })).toBeVisible();
  },
};
