import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { documentation } from '../../testing/documentation.ts';
import { Button } from '../button/index.ts';
import { FormDialog } from '../form-dialog/index.ts';
import { TextField } from '../text-field/index.ts';
import { type StepItem, Stepper, type StepperProps } from './index.ts';

const names = [
  'Informazioni paziente',
  'Reazione al farmaco',
  'Altri dettagli',
  'Assunzione',
  'Informazioni passate',
  'Operatore sanitario',
  'Scheda paziente',
];

const getFields = (step: number) => ['a', 'b', 'c', 'd'].map((part) => `campo_${step + 1}${part}`);
const everyField = names.flatMap((_, step) => getFields(step));
const missing = 'Questo campo è obbligatorio!';

type Values = Readonly<Record<string, string>>;

function useReport(filled: number, tried: boolean) {
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(everyField.map((name, index) => [name, index < filled ? 'Sì' : ''])),
  );
  const steps: StepItem[] = names.map((label, step) => {
    const own = getFields(step);
    const count = own.filter((name) => values[name] !== '').length;
    return {
      id: String(step),
      label,
      complete: count === own.length,
      errors: tried ? own.length - count : 0,
      filled: { count, of: own.length },
      content: (
        <div style={{ display: 'grid', gap: '1.25rem' }}>
          {own.map((name) => (
            <TextField
              key={name}
              label={name}
              name={name}
              value={values[name] ?? ''}
              required
              error={tried && values[name] === '' ? missing : undefined}
              onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
      ),
    };
  });
  return { values, steps };
}

type DemoProps = Omit<StepperProps, 'steps' | 'value'> & {
  filled?: number;
  tried?: boolean;
  start?: string;
};

function Report({ filled = 6, tried = false, start = '0', onChange, ...args }: DemoProps) {
  const { steps } = useReport(filled, tried);
  const [open, setOpen] = useState(start);
  return (
    <Stepper
      {...args}
      steps={steps}
      value={open}
      onChange={(id) => {
        setOpen(id);
        onChange(id);
      }}
    />
  );
}

const onSend = fn();

function ReportDialog() {
  const [shown, setShown] = useState(false);
  const [tried, setTried] = useState(false);
  const { values, steps } = useReport(27, tried);
  const [open, setOpen] = useState('5');
  const at = Number(open);
  const last = at === names.length - 1;
  const empty = everyField.filter((name) => values[name] === '');

  function submit() {
    if (!last) return setOpen(String(at + 1));
    setTried(true);
    if (empty.length === 0) onSend(values);
  }

  return (
    <>
      <Button onClick={() => setShown(true)}>Segnala una reazione</Button>
      <FormDialog
        open={shown}
        size="lg"
        title="Segnalazione di reazione avversa"
        description="Ramipril 5 mg"
        dirty
        problems={tried ? empty.map((name) => ({ name, label: name, message: missing })) : []}
        onReveal={(name) => setOpen(String(everyField.indexOf(name) >> 2))}
        submitLabel={last ? 'Procedi' : 'Avanti'}
        footerStart={at > 0 && <Button onClick={() => setOpen(String(at - 1))}>Indietro</Button>}
        onSubmit={submit}
        onClose={() => setShown(false)}
      >
        <Stepper label="Parti della segnalazione" steps={steps} value={open} onChange={setOpen} />
      </FormDialog>
    </>
  );
}

const meta = {
  title: 'Layout/Stepper',
  component: Report,
  subcomponents: { Stepper },
  args: {
    label: 'Parti della segnalazione',
    onChange: fn(),
    actions: { onFinish: fn(), onCancel: fn() },
  },
  parameters: documentation({
    what: 'A long form in steps: which are complete, where something is wrong, and a way to each at any time.',
    when: ['Many fields in parts that people know by name: the 28 of the report of an adverse reaction.'],
    whenNot: ['Parts of equal weight without an end: Tabs.', 'Fewer than ten fields: one form.'],
    keyboard: { Tab: 'Through the steps, then into the fields', Enter: 'Opens a step' },
    notes: [
      'No step is locked: users can skip one and come back.',
      'Opening a step moves focus to its title; a form that opens one itself focuses the field.',
      'A step is made when first opened and then kept. The values belong to the form.',
      'Without `actions` the buttons are those of a dialog around it.',
      'On a phone the steps become a bar and a list to jump from.',
    ],
  }),
} satisfies Meta<typeof Report>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenSteps: Story = {};

export const SevenStepsInteractions: Story = {
  ...SevenSteps,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the first is complete and open', async () => {
      await expect(canvas.getByRole('button', { name: /^Informazioni paziente\s?, completo$/ })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await expect(canvas.getByText('Passo 1 di 7 · 4 di 4 campi')).toBeVisible();
    });
    await step('next moves focus to the title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Avanti' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reazione al farmaco' })).toHaveFocus());
      await expect(canvas.getByText('Passo 2 di 7 · 2 di 4 campi')).toBeVisible();
    });
    await step('what is written stays while another is looked at', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'campo_2c' }), 'Orticaria');
      await userEvent.click(canvas.getByRole('button', { name: /Scheda paziente/ }));
      await expect(canvas.queryByRole('button', { name: 'Avanti' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Procedi' }));
      await expect(args.actions?.onFinish).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: /Reazione al farmaco/ }));
      await expect(canvas.getByRole('textbox', { name: 'campo_2c' })).toHaveValue('Orticaria');
    });
  },
};

export const Errors: Story = {
  tags: ['looks'],
  args: { tried: true, filled: 25, start: '6' },
};

export const ErrorsInteractions: Story = {
  ...Errors,
  tags: ['looks', 'interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Scheda paziente\s?, 3 errori$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Operatore sanitario\s?, completo$/ })).toBeVisible();
  },
};

export const InDialog: Story = {
  tags: ['looks'],
  render: () => <ReportDialog />,
};

export const InDialogInteractions: Story = {
  ...InDialog,
  tags: ['looks', 'interaction'],
  play: async ({ canvas, userEvent, step }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Segnala una reazione' }));
    await step('Enter continues', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
      await expect(screen.getByRole('heading', { name: 'Scheda paziente' })).toBeVisible();
    });
    await step('what is missing is found in whichever step it is', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Assunzione/ }));
      await userEvent.click(screen.getByRole('button', { name: /Scheda paziente/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Procedi' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'campo_7d' })).toHaveFocus());
      await expect(onSend).not.toHaveBeenCalled();
      await userEvent.keyboard('Sì');
      await userEvent.click(screen.getByRole('button', { name: 'Procedi' }));
      await expect(onSend).toHaveBeenCalledOnce();
    });
  },
};

export const FixedHeight: Story = {
  args: { panelHeight: '16rem' },
};

export const FixedHeightInteractions: Story = {
  ...FixedHeight,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('button', { name: 'Annulla' }).getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Avanti' }));
    await expect(top()).toBe(before);
  },
};

export const Sending: Story = {
  args: { start: '6', filled: 28, actions: { onFinish: fn(), onCancel: fn(), busy: true } },
};

export const SendingInteractions: Story = {
  ...Sending,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Procedi/ }));
    await expect(args.actions?.onFinish).not.toHaveBeenCalled();
  },
};

export const CannotFinish: Story = {
  tags: ['looks'],
  args: { start: '6', actions: { onFinish: fn(), finishDisabledReason: 'Mancano 22 risposte.' } },
};

export const Phone: Story = {
  args: { tried: true, filled: 25, start: '2' },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneInteractions: Story = {
  ...Phone,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const jump = canvas.getByRole('combobox', { name: 'Vai al passo' });
    await expect(jump).toHaveAccessibleDescription('6 passi completi su 7');
    await userEvent.selectOptions(jump, '7. Scheda paziente · 3 errori');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Scheda paziente' })).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const LargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
export const English: Story = { args: { label: 'Parts of the report' }, globals: { locale: 'en' } };
