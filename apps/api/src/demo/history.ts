import { writePhysiological, writeText } from '../areas/anamnesis/anamnesis.repository.ts';
import type { PhysiologicalContent } from '../areas/anamnesis/anamnesis.table.ts';
import { emptyPhysiological } from '../areas/anamnesis/physiological.ts';
import { type Pregnancy, pregnancies } from '../areas/pregnancies/pregnancies.kind.ts';
import { calendarDay } from '../clock.ts';
import type { Queries } from '../database/database.ts';

const patient = 'paziente@libretto.example';
const day = 86_400_000;

// Giulia Ferraro's history, consistent with her visits and diagnoses.
export const demoTexts = {
  familiare:
    'Padre: infarto a 58 anni, colesterolo alto.\nMadre: pressione alta, emicrania da giovane.\nUn fratello, in buona salute.\nNonna materna: diabete in età avanzata.',
  remota:
    'Varicella e morbillo da bambina.\nAppendicectomia nel 1998.\nFrattura del polso sinistro nel 2006, guarita senza conseguenze.\nPenicillina: orticaria nel 2011.',
  prossima:
    'Da due mesi formicolio alle prime tre dita della mano destra, soprattutto di notte.\nBruciore di stomaco dopo i pasti abbondanti, due o tre volte alla settimana.',
} as const;

/** Days since she stopped smoking: six months before the visit that mentions it. */
const smokeFree = 400;

export const demoHabits = (stopped: string): PhysiologicalContent => ({
  ...emptyPhysiological,
  tempoParto: 'termine',
  tipoParto: 'naturale eutocico',
  allattamento: 'materno',
  sviluppoVegRel: 'normale',
  noteInfanzia: 'Nata di 3.200 g, seconda di due figli.',
  livelloScol: 'laurea',
  attivitaFisica: 'moderata',
  abitudAlim: 'nella norma',
  ritmoSV: 'Dorme sette ore, si sveglia spesso per il formicolio',
  stress: 'si',
  fumo: 'si',
  dosiFumo: 10,
  dataInizioFumo: '2004-09-01',
  dataFineFumo: stopped,
  alcool: 'si',
  dosiAlcool: 0.5,
  tipoAlcool: 'Vino',
  dataInizioAlcool: '2004-01-01',
  droghe: 'no',
  caffeina: 'si',
  dosiCaffeina: 3,
  noteStileVita: 'Cammina mezz’ora al giorno. Evita latte e formaggi freschi.',
  professione: 'Grafica',
  noteAttLav: 'Otto ore al giorno al computer, usa il mouse con la mano destra.',
  alvo: 'regolare',
  minzione: 'nella norma',
  etaMenarca: 12,
  ciclo: 'Regolare',
});

export const demoPregnancies: readonly Omit<
  Pregnancy,
  'id_gravidanza' | 'id_paziente' | 'author_id' | 'id_livello_confidenzialita' | 'deleted_at' | 'versione'
>[] = [
  {
    eta: 29,
    inizio_gravidanza: '2013-05-20',
    fine_gravidanza: '2014-02-21',
    esito: 'nascita',
    sesso_bambino: 'Femmina',
    note_gravidanza: 'Parto naturale a termine, 3.350 g.',
  },
  {
    eta: 32,
    inizio_gravidanza: '2016-04-11',
    fine_gravidanza: '2016-06-20',
    esito: 'aborto',
    sesso_bambino: null,
    note_gravidanza: 'Spontaneo, alla decima settimana.',
  },
];

export async function insertHistory(database: Queries, now: number, timeZone: string): Promise<void> {
  const owner = await database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['pazienti.id_paziente', 'utenti.id_utente as author_id'])
    .where('utenti.email', '=', patient)
    .executeTakeFirstOrThrow();
  const written = (daysAgo: number) => ({
    ...{ ...owner, id: 0, level: undefined, baseVersion: undefined },
    now: now - daysAgo * day,
  });
  await writeText(database, { ...written(790), part: 'familiare' }, demoTexts.familiare);
  await writeText(database, { ...written(790), part: 'remota' }, demoTexts.remota);
  await writeText(database, { ...written(52), part: 'prossima' }, demoTexts.prossima);
  const stopped = calendarDay(now - smokeFree * day, timeZone);
  await writePhysiological(database, { ...written(215), part: 'fisiologica' }, demoHabits(stopped));
  for (const pregnancy of demoPregnancies) {
    await pregnancies.insert(database, owner, pregnancy, now - 790 * day);
  }
}
