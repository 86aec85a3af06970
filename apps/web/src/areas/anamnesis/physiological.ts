import { PhysiologicalAnamnesisSave as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import type { Physiological } from './parts.ts';

export type FieldName = Exclude<
  keyof Physiological,
  'id_anamnesi_log' | 'id_paziente' | 'author_id' | 'id_livello_confidenzialita' | 'dataAggiornamento'
>;

export type Habit = 'fumo' | 'alcool' | 'droghe' | 'caffeina';

interface Common {
  name: FieldName;
  /** Asked only if this habit was answered with `si`. */
  habit?: Habit;
}
interface Choice extends Common {
  kind: 'choice';
  options: readonly string[];
}
interface Plain extends Common {
  kind: 'yesNo' | 'line' | 'note' | 'date' | 'dose' | 'age';
}
export type FieldSpec = Choice | Plain;

const yesNo = (name: FieldName): Plain => ({ name, kind: 'yesNo' });
const note = (name: FieldName): Plain => ({ name, kind: 'note' });
const choice = (name: FieldName, ...options: string[]): Choice => ({ name, kind: 'choice', options });
const asked = <Spec extends FieldSpec>(habit: Habit, spec: Spec): Spec => ({ ...spec, habit });

export type TabId = 'infanzia' | 'scolarita' | 'stileVita' | 'lavoro' | 'alvoMinzione' | 'gravidanze';

export const fieldsByTab: Record<TabId, readonly FieldSpec[]> = {
  infanzia: [
    choice('tempoParto', 'pretermine', 'termine', 'post-termine'),
    choice('tipoParto', 'naturale eutocico', 'naturale distocito', 'post-operatorio cesareo'),
    choice('allattamento', 'materno', 'artificiale'),
    choice('sviluppoVegRel', 'normale', 'patologico'),
    note('noteInfanzia'),
  ],
  scolarita: [choice('livelloScol', 'analfabeta', 'elementare', 'medie-inferiori', 'diploma', 'laurea')],
  stileVita: [
    choice('attivitaFisica', 'sedentario', 'moderata', 'adeguata', 'sportiva', 'intensa'),
    choice('abitudAlim', 'nella norma', 'inappetenza', 'anoressia', 'iperfagia', 'bulimia'),
    { name: 'ritmoSV', kind: 'line' },
    yesNo('stress'),
    yesNo('fumo'),
    asked('fumo', { name: 'dosiFumo', kind: 'dose' }),
    asked('fumo', { name: 'dataInizioFumo', kind: 'date' }),
    asked('fumo', { name: 'dataFineFumo', kind: 'date' }),
    yesNo('alcool'),
    asked('alcool', { name: 'dosiAlcool', kind: 'dose' }),
    asked('alcool', choice('tipoAlcool', 'Vino', 'Birra', 'Super alcolico', 'Altro')),
    asked('alcool', { name: 'dataInizioAlcool', kind: 'date' }),
    asked('alcool', { name: 'dataFineAlcool', kind: 'date' }),
    yesNo('droghe'),
    asked('droghe', { name: 'dosiDroghe', kind: 'line' }),
    asked('droghe', choice('tipoDroghe', 'Cocaina', 'Anfetamina', 'LSD', 'Cannabinoidi', 'Metadone', 'MDMA', 'Altro')),
    asked('droghe', { name: 'dataInizioDroghe', kind: 'date' }),
    asked('droghe', { name: 'dataFineDroghe', kind: 'date' }),
    yesNo('caffeina'),
    asked('caffeina', { name: 'dosiCaffeina', kind: 'dose' }),
    note('noteStileVita'),
  ],
  lavoro: [{ name: 'professione', kind: 'line' }, note('noteAttLav')],
  alvoMinzione: [
    choice('alvo', 'regolare', 'stitico', 'diarroico', 'alterno'),
    choice('minzione', 'nella norma', 'patologica'),
    note('noteAlvoMinz'),
  ],
  gravidanze: [
    choice('etaMenarca', ...Array.from({ length: 11 }, (_, index) => String(8 + index))),
    choice('ciclo', 'Regolare', 'Irregolare'),
    { name: 'etaMenopausa', kind: 'age' },
    choice('menopausa', 'Fisiologica', 'Chirurgica'),
    note('noteCicloMes'),
  ],
};

export function tabsFor(sex: string): TabId[] {
  const tabs = Object.keys(fieldsByTab) as TabId[];
  return tabs.filter((tab) => tab !== 'gravidanze' || sex === 'female');
}

export const tabFor = (name: string): TabId | undefined =>
  (Object.keys(fieldsByTab) as TabId[]).find((tab) => fieldsByTab[tab].some((field) => field.name === name));

/** Numbers are strings until they parse; an empty string means no answer. */
export type PhysiologicalForm = Record<FieldName, string | number>;

export const allFields = Object.values(fieldsByTab).flat();

/** A stored 0 of an unanswered dose becomes empty, so that it need not be deleted before typing. */
export function toAnswer({ name, kind }: FieldSpec, record: Physiological): string | number {
  const value = record[name] ?? '';
  if (kind === 'choice') return String(value);
  return kind === 'dose' && value === 0 ? '' : value;
}

/** Returns the fields with another answer than the record's, in their order. */
export const changedFields = (form: PhysiologicalForm, record: Physiological): FieldName[] =>
  allFields.filter((field) => form[field.name] !== toAnswer(field, record)).map(({ name }) => name);

export const isAsked = ({ habit }: FieldSpec, answers: Pick<Physiological | PhysiologicalForm, Habit>) =>
  habit === undefined || answers[habit] === 'si';

export function emptyDependents(habit: Habit): [FieldName, ''][] {
  return allFields.filter((field) => field.habit === habit).map(({ name }) => [name, '']);
}

export type Problem = 'required' | 'date' | 'order' | 'number' | 'range' | 'menopause' | 'long';

/** Limits of the API contract. */
export const limits: Partial<Record<FieldName, readonly [number, number]>> = {
  dosiFumo: [0, 200],
  dosiAlcool: [0, 100],
  dosiCaffeina: [0, 50],
  etaMenopausa: [12, 70],
};

export const maxLengthFor = (name: FieldName): number | undefined =>
  (maxLengths as Partial<Record<FieldName, number>>)[name];

const starts: Partial<Record<FieldName, FieldName>> = {
  dataFineFumo: 'dataInizioFumo',
  dataFineAlcool: 'dataInizioAlcool',
  dataFineDroghe: 'dataInizioDroghe',
};

/** `born` is null when the date of birth is unknown. */
export interface Days {
  today: string;
  born: string | null;
}

function checkField(field: FieldSpec, form: PhysiologicalForm, { today, born }: Days): Problem | undefined {
  const { name, kind, habit } = field;
  const value = form[name];
  const empty = String(value).trim() === '';
  const isDose = habit !== undefined && name.startsWith('dosi');
  if (empty || (isDose && value === 0)) return isDose ? 'required' : undefined;
  if (kind === 'line' || kind === 'note') {
    return String(value).length > (maxLengthFor(name) ?? Number.POSITIVE_INFINITY) ? 'long' : undefined;
  }
  if (kind === 'date') {
    const day = String(value);
    if (!isDay(day) || day > today || day < (born ?? '')) return 'date';
    const start = String(form[starts[name] ?? name]);
    return isDay(start) && day < start ? 'order' : undefined;
  }
  if (kind !== 'dose' && kind !== 'age') return undefined;
  if (typeof value !== 'number' || (kind === 'age' && !Number.isInteger(value))) return 'number';
  const [min, max] = limits[name] ?? [0, Number.POSITIVE_INFINITY];
  if (value < min || value > max) return 'range';
  const menarche = Number(form.etaMenarca);
  return kind === 'age' && menarche > 0 && value <= menarche ? 'menopause' : undefined;
}

export function checkForm(form: PhysiologicalForm, days: Days): { name: FieldName; problem: Problem }[] {
  return allFields
    .filter((field) => isAsked(field, form))
    .flatMap((field) => {
      const problem = checkField(field, form, days);
      return problem === undefined ? [] : [{ name: field.name, problem }];
    });
}
