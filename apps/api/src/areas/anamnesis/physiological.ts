import type { Body } from '../../contract/handlers.ts';
import { invalid } from '../../problem.ts';
import type { PhysiologicalContent } from './anamnesis.table.ts';

/** What a patient begins with. */
export const unanswered: PhysiologicalContent = {
  tempoParto: null,
  tipoParto: null,
  allattamento: null,
  sviluppoVegRel: null,
  noteInfanzia: '',
  livelloScol: null,
  attivitaFisica: null,
  abitudAlim: null,
  ritmoSV: '',
  stress: null,
  fumo: null,
  dosiFumo: 0,
  dataInizioFumo: null,
  dataFineFumo: null,
  alcool: null,
  dosiAlcool: 0,
  tipoAlcool: null,
  dataInizioAlcool: null,
  dataFineAlcool: null,
  droghe: null,
  dosiDroghe: '',
  tipoDroghe: null,
  dataInizioDroghe: null,
  dataFineDroghe: null,
  caffeina: null,
  dosiCaffeina: 0,
  noteStileVita: '',
  professione: '',
  noteAttLav: '',
  alvo: null,
  minzione: null,
  noteAlvoMinz: '',
  etaMenarca: null,
  ciclo: null,
  etaMenopausa: null,
  menopausa: null,
  noteCicloMes: '',
};

type Field = keyof PhysiologicalContent;

/** What belongs to a habit, and goes when it is not answered with si. */
const habits = [
  { habit: 'fumo', dose: 'dosiFumo', dates: ['dataInizioFumo', 'dataFineFumo'], kind: undefined },
  { habit: 'alcool', dose: 'dosiAlcool', dates: ['dataInizioAlcool', 'dataFineAlcool'], kind: 'tipoAlcool' },
  { habit: 'droghe', dose: 'dosiDroghe', dates: ['dataInizioDroghe', 'dataFineDroghe'], kind: 'tipoDroghe' },
  { habit: 'caffeina', dose: 'dosiCaffeina', dates: undefined, kind: undefined },
] as const;

const femaleOnly = ['etaMenarca', 'ciclo', 'etaMenopausa', 'menopausa', 'noteCicloMes'] as const;

const wrong = (field: Field, code: string, message: string) => ({ path: `/${field}`, code, message });

/** What is kept of what was sent; throws what is wrong with it. `before` is what is left out. */
export function physiologicalOf(
  body: Body<'savePhysiologicalAnamnesis'>,
  before: PhysiologicalContent,
  { today, isFemale }: { today: string; isFemale: boolean },
): PhysiologicalContent {
  const { id_anamnesi_log: _id, id_paziente: _patient, dataAggiornamento: _seen, ...sent } = body;
  // Optional fields only: the contract lets the others come whole.
  const own = Object.fromEntries(femaleOnly.map((name) => [name, before[name]])) as Pick<
    PhysiologicalContent,
    (typeof femaleOnly)[number]
  >;
  const content: PhysiologicalContent = { ...own, ...sent };
  const errors = [];

  for (const { habit, dose, dates, kind } of habits) {
    if (content[habit] !== 'si') {
      const gone = [dose, ...(dates ?? []), ...(kind === undefined ? [] : [kind])];
      for (const name of gone) Object.assign(content, { [name]: unanswered[name] });
      continue;
    }
    const said = content[dose];
    if (typeof said === 'string' ? said.trim() === '' : said <= 0) {
      errors.push(wrong(dose, 'required', 'is required when the answer is si'));
    }
    if (dates === undefined) continue;
    const [start, end] = [content[dates[0]], content[dates[1]]];
    for (const name of dates) {
      if ((content[name] ?? '') > today) errors.push(wrong(name, 'future-date', 'must not be later than today'));
    }
    if (start !== null && end !== null && end < start) {
      errors.push(wrong(dates[1], 'date-order', 'must not be before the beginning'));
    }
  }

  if (!isFemale) {
    for (const name of femaleOnly) {
      const said = sent[name] ?? '';
      if (said !== '') errors.push(wrong(name, 'female-only', 'is asked of female patients only'));
    }
  }
  const { etaMenarca, etaMenopausa } = content;
  if (etaMenarca !== null && etaMenopausa !== null && etaMenopausa <= etaMenarca) {
    errors.push(wrong('etaMenopausa', 'order', 'must be above the age of the menarche'));
  }
  if (errors.length > 0) throw invalid(errors);
  return content;
}
