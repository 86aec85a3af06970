import type { Body } from '../../contract/handlers.ts';
import { invalid } from '../../problem.ts';
import type { PhysiologicalContent } from './anamnesis.table.ts';

export const emptyPhysiological: PhysiologicalContent = {
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

const habits = [
  { habit: 'fumo', dose: 'dosiFumo', dates: ['dataInizioFumo', 'dataFineFumo'], kind: undefined },
  { habit: 'alcool', dose: 'dosiAlcool', dates: ['dataInizioAlcool', 'dataFineAlcool'], kind: 'tipoAlcool' },
  { habit: 'droghe', dose: 'dosiDroghe', dates: ['dataInizioDroghe', 'dataFineDroghe'], kind: 'tipoDroghe' },
  { habit: 'caffeina', dose: 'dosiCaffeina', dates: undefined, kind: undefined },
] as const;

const femaleOnly = ['etaMenarca', 'ciclo', 'etaMenopausa', 'menopausa', 'noteCicloMes'] as const;

const fieldError = (field: Field, code: string, message: string) => ({ path: `/${field}`, code, message });

/** Returns the content to store; `before` supplies omitted fields. @throws Problem listing all invalid fields. */
export function toPhysiologicalContent(
  body: Body<'savePhysiologicalAnamnesis'>,
  before: PhysiologicalContent,
  { today, isFemale }: { today: string; isFemale: boolean },
): PhysiologicalContent {
  const {
    id_anamnesi_log: _id,
    id_paziente: _patient,
    id_livello_confidenzialita: _level,
    dataAggiornamento: _seen,
    ...sent
  } = body;
  // Only these fields may be omitted by the contract.
  const own = Object.fromEntries(femaleOnly.map((name) => [name, before[name]])) as Pick<
    PhysiologicalContent,
    (typeof femaleOnly)[number]
  >;
  const content: PhysiologicalContent = { ...own, ...sent };
  const errors = [];

  for (const { habit, dose, dates, kind } of habits) {
    if (content[habit] !== 'si') {
      const resetFields = [dose, ...(dates ?? []), ...(kind === undefined ? [] : [kind])];
      for (const name of resetFields) Object.assign(content, { [name]: emptyPhysiological[name] });
      continue;
    }
    const answer = content[dose];
    if (typeof answer === 'string' ? answer.trim() === '' : answer <= 0) {
      errors.push(fieldError(dose, 'required', 'is required when the answer is si'));
    }
    if (dates === undefined) continue;
    const [start, end] = [content[dates[0]], content[dates[1]]];
    for (const name of dates) {
      if ((content[name] ?? '') > today) errors.push(fieldError(name, 'future-date', 'must not be later than today'));
    }
    if (start !== null && end !== null && end < start) {
      errors.push(fieldError(dates[1], 'date-order', 'must not be before the beginning'));
    }
  }

  if (!isFemale) {
    for (const name of femaleOnly) {
      const answer = sent[name] ?? '';
      if (answer !== '') errors.push(fieldError(name, 'female-only', 'is asked of female patients only'));
    }
  }
  const { etaMenarca, etaMenopausa } = content;
  if (etaMenarca !== null && etaMenopausa !== null && etaMenopausa <= etaMenarca) {
    errors.push(fieldError('etaMenopausa', 'order', 'must be above the age of the menarche'));
  }
  if (errors.length > 0) throw invalid(errors);
  return content;
}
