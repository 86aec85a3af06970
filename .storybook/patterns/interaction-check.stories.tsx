// Interaction check of the therapy form with stubbed responses.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { CatalogueField, type CatalogueValue } from '../../apps/web/src/shared/drugs/catalogue-field.tsx';
import { InteractionOutcome } from '../../apps/web/src/shared/drugs/interaction-outcome.tsx';
import en from '../../apps/web/src/shared/drugs/messages.en.json' with { type: 'json' };
import it from '../../apps/web/src/shared/drugs/messages.it.json' with { type: 'json' };
import {
  type AskInteractions,
  type Interactions,
  useInteractionCheck,
} from '../../apps/web/src/shared/drugs/use-interaction-check.ts';
import { i18n, startI18n } from '../../apps/web/src/shared/i18n/i18n.ts';
import { Button } from '../../packages/design-system/src/components/button/index.ts';
import { locales } from '../../packages/design-system/src/messages/index.ts';
import { documentation } from '../../packages/design-system/src/testing/documentation.ts';
import { vars } from '../../packages/design-system/src/theme/index.ts';

const drug: CatalogueValue = { id_farmaco_codifa: 'farm-brufen', descrizione_breve: 'Brufen' };
const noInteractions: Interactions = {
  esito: 'nessuna',
  messaggiInterazioni: [],
  non_confrontate: ['Allergia alle graminacee'],
  revisione_clinica: false,
};
const warnings: Interactions = {
  ...noInteractions,
  esito: 'presenti',
  messaggiInterazioni: [
    {
      tipo: 'allergia',
      gravita: 'controindicata',
      farmaco_in_corso: 'Allergia ai FANS',
      interazione_con: 'Brufen',
      stretta: true,
      effetto: '',
      consiglio: '',
      fonte: 'registro',
      voce: '',
    },
    {
      tipo: 'interazione',
      gravita: 'grave',
      farmaco_in_corso: 'Coumadin',
      interazione_con: 'Brufen',
      stretta: true,
      effetto: 'Aumento del rischio di emorragia, soprattutto gastrointestinale.',
      consiglio: 'Evitare; preferire paracetamolo; se necessario gastroprotezione e controllo INR.',
      fonte: 'RCP',
      voce: '',
    },
    {
      tipo: 'interazione',
      gravita: 'moderata',
      farmaco_in_corso: 'Triatec',
      interazione_con: 'Brufen',
      stretta: true,
      effetto: 'Riduzione dell’effetto antipertensivo e rischio di insufficienza renale.',
      consiglio: 'Limitare la durata; controllare pressione e creatinina.',
      fonte: 'ONC-NI',
      voce: '33',
    },
  ],
};

interface CheckedMedicineProps {
  ask: AskInteractions;
  locale: string;
}

function CheckedMedicine({ ask, locale }: CheckedMedicineProps) {
  useLayoutEffect(() => void i18n.changeLanguage(locale), [locale]);
  const [chosen, setChosen] = useState<CatalogueValue | null>(null);
  const check = useInteractionCheck(ask, () => setChosen(null));
  return (
    <main style={{ display: 'grid', gap: vars.space[4], justifyItems: 'start' }}>
      <Button
        onClick={() => {
          setChosen(drug);
          check.check(drug);
        }}
      >
        Brufen
      </Button>
      <p>{chosen ? `Scelto: ${chosen.descrizione_breve}` : 'Nessun farmaco'}</p>
      <InteractionOutcome check={check} />
      <Button disabledReason={check.blocking ? 'Prima il controllo' : undefined}>Salva</Button>
    </main>
  );
}

const catalogue = [
  { value: drug, description: 'Ibuprofene · compresse 400 mg / 600 mg' },
  { value: { id_farmaco_codifa: 'farm-brufecod', descrizione_breve: 'Brufecod' }, description: 'Ibuprofene e codeina' },
];
const searched: string[] = [];

function CheckedField({ ask, locale }: CheckedMedicineProps) {
  useLayoutEffect(() => void i18n.changeLanguage(locale), [locale]);
  const [value, setValue] = useState<CatalogueValue | null>(null);
  const check = useInteractionCheck(ask, () => setValue(null));
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }}>
      <CatalogueField
        name="farmaco"
        label="Farmaco"
        hint="Scrivi almeno 3 lettere"
        value={value}
        onChange={(next) => {
          setValue(next);
          check.check(next);
        }}
        error={undefined}
        search={async (text) => {
          searched.push(text);
          return catalogue.filter(({ value: one }) => one.descrizione_breve.toLowerCase().includes(text));
        }}
      />
      <InteractionOutcome check={check} />
    </main>
  );
}

let started: Promise<unknown> | undefined;

async function loadPatternMessages(): Promise<void> {
  started ??= startI18n().then(() => {
    i18n.addResourceBundle('it', 'drugs', it);
    i18n.addResourceBundle('en', 'drugs', en);
  });
  await started;
}

const meta = {
  title: 'Patterns/Interaction check',
  component: CheckedMedicine,
  args: { ask: async () => warnings, locale: 'it' },
  argTypes: { locale: { control: false }, ask: { control: false } },
  loaders: [loadPatternMessages],
  render: ({ ask }, { globals }) => (
    <CheckedMedicine ask={ask} locale={locales.find((one) => one === globals.locale) ?? 'it'} />
  ),
  parameters: documentation({
    what: 'The interaction check after choosing a medicine: findings, decision and failure.',
    when: ['A medicine is added to the record.'],
    whenNot: ['Viewing a medicine only: link to its page.'],
    notes: [
      'Saving is blocked until the check has completed and the user has decided.',
      'Overriding an allergy requires a reason, which is stored with the therapy.',
      'Medicines that could not be compared are listed.',
    ],
  }),
} satisfies Meta<typeof CheckedMedicine>;

export default meta;
type Story = StoryObj<typeof meta>;

const drugButton = 'Brufen';
const saveButton = 'Salva';

export const Warnings: Story = {};

// covers T-39 T-40
export const WarningsInteractions: Story = {
  ...Warnings,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    await step('declining removes the medicine', async () => {
      await userEvent.click(canvas.getByRole('button', { name: drugButton }));
      const question = await screen.findByRole('dialog', { name: /Brufen/ });
      await expect(question).toHaveTextContent('Coumadin');
      await userEvent.click(screen.getByRole('button', { name: /Togli il farmaco|Remove the medicine/ }));
      await waitFor(() => expect(canvas.getByText('Nessun farmaco')).toBeVisible());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('closing declines as well', async () => {
      await userEvent.click(canvas.getByRole('button', { name: drugButton }));
      (await screen.findByRole<HTMLDialogElement>('dialog', { name: /Brufen/ })).requestClose();
      await waitFor(() => expect(canvas.getByText('Nessun farmaco')).toBeVisible());
    });
    await step('accepting is stored, and the warnings can be read again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: drugButton }));
      const goOn = await screen.findByRole('button', { name: /Continua lo stesso|Continue anyway/ });
      await userEvent.click(goOn);
      const reason = screen.getByRole('textbox', { name: /nonostante l’allergia|despite the allergy/ });
      await expect(reason).toHaveFocus();
      await expect(reason).toBeInvalid();
      await userEvent.type(reason, 'Provata in ospedale');
      await userEvent.click(goOn);
      await waitFor(() => expect(canvas.getByText('Scelto: Brufen')).toBeVisible());
      await expect(canvas.getByRole('alert')).toHaveTextContent(/Brufen.*Provata in ospedale/);
      await expect(canvas.getByRole('button', { name: saveButton })).not.toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(canvas.getByText(/Rileggi gli avvisi|Read the warnings again/));
      await expect(canvas.getByText(/emorragia/)).toBeVisible();
    });
  },
};

export const Question: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: drugButton }));
    const question = await screen.findByRole('dialog', { name: /Brufen/ });
    await expect(question).toHaveTextContent(/in attesa di revisione clinica|waiting for clinical review/);
    await expect(question).toHaveTextContent(/voce 33|entry 33/);
  },
};

export const Field: Story = {
  render: ({ ask }, { globals }) => (
    <CheckedField ask={ask} locale={locales.find((one) => one === globals.locale) ?? 'it'} />
  ),
  beforeEach() {
    searched.length = 0;
  },
};

// covers V-51 V-70 T-40
export const FieldInteractions: Story = {
  ...Field,
  tags: ['interaction'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Farmaco' });
    await step('searches from three letters on', async () => {
      await userEvent.type(field, 'br');
      await waitFor(() => expect(screen.getByText(/almeno 3 lettere per|at least 3 letters to/)).toBeVisible());
      await userEvent.type(field, 'u');
      await userEvent.click(await screen.findByRole('option', { name: 'Brufen' }));
      await expect(searched).toEqual(['bru']);
    });
    await step('declining the warnings clears the field', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Togli il farmaco|Remove the medicine/ }));
      await waitFor(() => expect(field).toHaveValue(''));
    });
    await step('text that is not in the catalogue cannot be chosen', async () => {
      await userEvent.type(field, 'zzz');
      await expect(await screen.findAllByText(/Nessun risultato trovato !|No results/)).not.toHaveLength(0);
    });
  },
};

let attempts = 0;

// covers M-38
export const Failure: Story = {
  tags: ['interaction'],
  args: {
    ask: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('No connection');
      return noInteractions;
    },
  },
  beforeEach() {
    attempts = 0;
  },
  parameters: { expectedLogs: ['Errore durante il controllo delle interazioni'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('a failed check shows a message and blocks saving', async () => {
      await userEvent.click(canvas.getByRole('button', { name: drugButton }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /Errore nel controllo delle interazioni tra farmaci\.|The check for interactions/,
      );
      await expect(canvas.getByRole('button', { name: saveButton })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the check can be retried', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Riprova|Try again/ }));
      await expect(await canvas.findByText(/Nessuna interazione conosciuta|No known interaction/)).toBeVisible();
      await userEvent.click(canvas.getByText(/^(Che cosa è stato controllato, e|What was checked, and)/));
      await expect(canvas.getByText(/Allergia alle graminacee/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: saveButton })).not.toHaveAttribute('aria-disabled', 'true');
    });
  },
};
