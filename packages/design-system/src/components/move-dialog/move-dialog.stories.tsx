import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { DateField } from '../date-field/index.ts';
import { MoveDialog, type MoveDialogProps } from './index.ts';

type Props = MoveDialogProps<string | number>;

function Opener({ open: _, ...args }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sposta</Button>
      <MoveDialog
        {...args}
        open={open}
        onClose={(moved) => {
          setOpen(false);
          args.onClose(moved);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Record/Move dialog',
  component: MoveDialog as (props: Props) => ReturnType<typeof MoveDialog>,
  args: {
    open: true,
    title: 'Sposta indagine',
    description: 'Ecocardiogramma del 9 marzo 2026',
    from: 'Richiesti',
    targets: [
      { id: '1', label: 'Programmati', description: 'C’è un appuntamento' },
      { id: '2', label: 'Completati', description: 'È stato eseguito' },
    ],
    onMove: fn(async () => {}),
    onClose: fn(),
  },
  render: (args) => <Opener {...args} />,
  parameters: documentation({
    what: 'Puts a record into another list, with a reason where one is wanted.',
    when: ['Exams (Richiesti, Programmati, Completati), suspected diagnoses, therapies.'],
    whenNot: [
      'Other properties change as well: a form dialog with all of them.',
      'One list and no question: do it, and offer Ripristina.',
    ],
    keyboard: {
      'Arrow up / down': 'Move the choice',
      Enter: 'Moves',
      Escape: 'Leaves, after asking when something was chosen',
    },
    notes: [
      'Only the other lists are offered; when there is one, it is chosen already, and `initial` chooses the likely one of several.',
      'Whether a reason is asked for belongs to the destination: `reason: "required"` for a forbidden drug, `"optional"` elsewhere.',
      'What the destination needs besides comes with `more` and `checkMore`.',
      '`confirm` is asked before it is saved. A failure keeps the choice and the reason.',
    ],
  }),
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;
type Events = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const move = () => screen.getAllByRole('button', { name: /^(Sposta|Move)/ }).at(-1) as HTMLElement;

async function open(userEvent: Events) {
  await userEvent.click(screen.getByRole('button', { name: 'Sposta' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

export const Exam: Story = {};

export const LikelyTarget: Story = { args: { initial: '2' } };

export const LikelyTargetInteractions: Story = {
  ...LikelyTarget,
  tags: ['interaction'],
  play: async ({ userEvent, args, step }) => {
    await open(userEvent);
    await step('leaves without a question while nothing was changed', async () => {
      await expect(screen.getByRole('radio', { name: 'Completati' })).toBeChecked();
      await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('moves there at once', async () => {
      await open(userEvent);
      await userEvent.click(move());
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('2', ''));
    });
  },
};

export const ExamInteractions: Story = {
  ...Exam,
  tags: ['interaction'],
  play: async ({ userEvent, args, step }) => {
    await open(userEvent);
    await step('offers the two other lists with none preselected', async () => {
      await expect(screen.getAllByRole('radio')).toHaveLength(2);
      await userEvent.click(move());
      await expect(args.onMove).not.toHaveBeenCalled();
      await expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Programmati' })).toHaveFocus());
    });
    await step('by keyboard', async () => {
      await userEvent.keyboard('{ArrowDown}');
      move().focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith(true));
      await expect(args.onMove).toHaveBeenLastCalledWith('2', '');
    });
    await open(userEvent);
  },
};

const therapies = {
  title: 'Sposta terapia',
  description: 'Ramipril 5 mg',
  from: 'Terapie in Corso',
  reasonRequired: 'Il motivo è obbligatorio per le terapie vietate.',
  targets: [
    { id: 0, label: 'Farmaco Vietato', description: 'Non va più preso', reason: 'required' },
    { id: 2, label: 'Terapia Conclusa', description: 'La cura è finita' },
  ],
} satisfies Partial<Props>;

export const TherapyWithReason: Story = {
  args: therapies,
};

export const TherapyWithReasonInteractions: Story = {
  ...TherapyWithReason,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Farmaco Vietato' }));
    await userEvent.click(move());
    const reason = screen.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription(/Il motivo è obbligatorio per le terapie vietate\./);
    await userEvent.type(reason, 'Tosse secca');
    await userEvent.click(move());
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(0, 'Tosse secca'));
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Farmaco Vietato' }));
  },
};

function EndDate() {
  const [day, setDay] = useState('2026-03-09');
  return <DateField label="Data di fine" name="data_fine" value={day} onChange={setDay} required />;
}

export const MoreFields: Story = {
  tags: ['looks'],
  args: { ...therapies, more: (to) => to === 2 && <EndDate /> },
};

export const MoreFieldsInteractions: Story = {
  ...MoreFields,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Terapia Conclusa' }));
    await expect(screen.getByText('Data di fine')).toBeVisible();
  },
};

export const OneDestination: Story = {
  args: { from: 'Sospette', title: 'Sposta diagnosi', targets: [{ id: '0', label: 'Confermate' }] },
};

export const OneDestinationInteractions: Story = {
  ...OneDestination,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(screen.getByRole('radio', { name: 'Confermate' })).toBeChecked();
  },
};

export const LockedDestination: Story = {
  tags: ['looks'],
  args: {
    targets: [
      { id: '1', label: 'Programmati', disabledReason: 'Prima scegli un centro: lo trovi in «Modifica».' },
      { id: '2', label: 'Completati' },
    ],
  },
};

export const LockedDestinationInteractions: Story = {
  ...LockedDestination,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(screen.getByRole('radio', { name: 'Programmati' })).toHaveAccessibleDescription(/scegli un centro/);
  },
};

export const NoDestination: Story = {
  args: { from: 'Escluse', targets: [] },
};

export const NoDestinationInteractions: Story = {
  ...NoDestination,
  tags: ['interaction'],
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(move());
    await expect(move()).toHaveAccessibleDescription(/Non c’è un altro elenco/);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const Moving: Story = {
  tags: ['interaction'],
  args: { onMove: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Completati' }));
    await userEvent.click(move());
    await userEvent.click(screen.getByRole('radio', { name: 'Programmati' }));
    await expect(screen.getByRole('radio', { name: 'Completati' })).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Fails: Story = {
  tags: ['interaction'],
  args: {
    ...therapies,
    onMove: fn(async () => {
      throw new Error('rete assente');
    }),
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Farmaco Vietato' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Tosse secca');
    await userEvent.click(move());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Siamo spiacenti/));
    await expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Tosse secca');
  },
};

export const LongWords: Story = {
  tags: ['looks'],
  args: {
    ...therapies,
    description: 'Idroclorotiazide associato ad amiloride cloridrato, compresse divisibili da 50 mg + 5 mg',
  },
  globals: { textSize: '200' },
};

export const LongWordsInteractions: Story = {
  ...LongWords,
  tags: ['looks', 'interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Farmaco Vietato' }));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Phone: Story = {
  args: therapies,
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Farmaco Vietato' }));
  },
};

export const English: Story = {
  args: {
    from: 'Requested',
    title: 'Move exam',
    targets: [
      { id: '1', label: 'Scheduled' },
      { id: '2', label: 'Completed' },
    ],
  },
  globals: { locale: 'en' },
};

export const EnglishInteractions: Story = {
  ...English,
  tags: ['interaction'],
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};
