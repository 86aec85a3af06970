import { defineMessages } from '../../messages/catalog.ts';

/** Half points use the Italian format, with a minus sign and not a hyphen. */
const italian = (points: number) => `${points}`.replace('-', '−').replace('.', ',');
const english = (points: number) => `${points}`.replace('-', '−');

/** Texts of `ScoreQuestionList`, to be replaced with `override`. */
export const scoreQuestionListMessages = defineMessages('scoreQuestionList', {
  it: {
    yes: 'Sì',
    no: 'No',
    points: (points: number) => (points === 1 ? '1 punto' : `${italian(points)} punti`),
    counts: 'Che cosa conta?',
    includes: 'Conta',
    excludes: 'Non conta',
    soFar: 'Punteggio finora',
    total: 'Punteggio',
    of: (points: number, most: number) => `${italian(points)} su ${italian(most)}`,
    missing: (count: number) => (count === 1 ? '1 domanda senza risposta' : `${count} domande senza risposta`),
    complete: 'Hai risposto a tutte le domande',
    next: 'Vai alla prima senza risposta',
    unanswered: 'Scegli una risposta.',
  },
  en: {
    yes: 'Yes',
    no: 'No',
    points: (points: number) => (points === 1 ? '1 point' : `${english(points)} points`),
    counts: 'What counts?',
    includes: 'Counts',
    excludes: 'Does not count',
    soFar: 'Score so far',
    total: 'Score',
    of: (points: number, most: number) => `${english(points)} of ${english(most)}`,
    missing: (count: number) => (count === 1 ? '1 unanswered question' : `${count} unanswered questions`),
    complete: 'You have answered all questions',
    next: 'Go to the first unanswered question',
    unanswered: 'Choose an answer.',
  },
});
