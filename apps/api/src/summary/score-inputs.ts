import { cha2ds2VascDefinition } from '@libretto/medical-calc/cha2ds2-vasc/definition';
import { framinghamHardChdDefinition } from '@libretto/medical-calc/framingham-hard-chd/definition';
import { hasBledDefinition } from '@libretto/medical-calc/has-bled/definition';
import { en } from '@libretto/medical-calc/locales/en';
import { it } from '@libretto/medical-calc/locales/it';
import { meldNaDefinition } from '@libretto/medical-calc/meld-na/definition';
import { pce2013Definition } from '@libretto/medical-calc/pce-2013/definition';
import type { CalculatorDefinition, InputDefinition } from '@libretto/medical-calc/types';
import { formatNumber, type Language, messagesFor, type Schemas } from './render-context.ts';

type Score = Schemas['Score'];
type Answer = NonNullable<Score['risposte']>[string];

const definitions: Record<Score['nome_score'], CalculatorDefinition> = {
  'has-bled-score': hasBledDefinition,
  'cha2-ds2-score': cha2ds2VascDefinition,
  'meld-score': meldNaDefinition,
  'framingham-score': framinghamHardChdDefinition,
  'cardiovascolare-score': pce2013Definition,
};

const catalogs: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  it: it.messages,
  en: en.messages,
};

function formatAnswer(answer: Answer, input: InputDefinition, language: Language): string {
  const messages = messagesFor(language);
  const labels = catalogs[language];
  const unitLabel = (unit: string) => labels[`unit.${unit}`] ?? unit;
  if (typeof answer === 'boolean') return messages.reaction.answers[answer ? 'si' : 'no'];
  if (typeof answer === 'object') return `${formatNumber({ messages }, answer.value)} ${unitLabel(answer.unit)}`;
  const choice = input.kind === 'choice' ? input.choices.find(({ value }) => value === answer) : undefined;
  if (choice) return labels[choice.labelKey] ?? String(answer);
  if (typeof answer === 'string') return answer;
  const unit = 'unit' in input && input.unit ? ` ${unitLabel(input.unit)}` : '';
  return `${formatNumber({ messages }, answer)}${unit}`;
}

export function scoreInputs({ nome_score, risposte }: Score, language: Language): [question: string, answer: string][] {
  if (risposte === null) return [];
  return Object.entries(definitions[nome_score].inputs).flatMap(([key, input]): [string, string][] => {
    const answer = Object.hasOwn(risposte, key) ? risposte[key] : undefined;
    return answer === undefined
      ? []
      : [[catalogs[language][input.labelKey] ?? key, formatAnswer(answer, input, language)]];
  });
}
