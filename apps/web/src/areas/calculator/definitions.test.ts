import { calculatorIds, isCalculatorId, load, loadLocale } from '@libretto/medical-calc/load';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildQuestions } from '../../shared/calculator-page/build-questions.ts';
import english from '../../shared/calculator-page/messages.en.json';
import italian from '../../shared/calculator-page/messages.it.json';
import { blankValues, present } from '../../shared/calculator-page/presentation.ts';
import { type Answers, collectInputs, type Question } from '../../shared/calculator-page/questions.ts';
import { withTerms } from '../../shared/calculator-page/readable-formula.ts';
import { groupByCalculator, groups } from './groups.ts';

const messages = { yes: 'Sì', no: 'No', points: (points: number) => `${points}` };
const locales = ['it', 'en'] as const;
const terms = { it: italian.terms, en: english.terms };

function makeAnswer(question: Question): Answers[string] {
  if (question.kind === 'choice') return { value: question.options[0]?.value ?? '' };
  const [min, max] = question.usual ?? [40, 70];
  const middle = (min + max) / 2;
  return { value: question.integer ? Math.round(middle) : middle, unit: question.units[0]?.code };
}

async function loadScoreCalculator(id: string, language: 'it' | 'en') {
  if (!isCalculatorId(id)) throw new Error(id);
  const [calculator, locale] = await Promise.all([load(id), loadLocale(id, language)]);
  return {
    calculator,
    localized: { definition: calculator.definition, locale: withTerms(locale, terms[language]) },
  };
}

describe.each(calculatorIds)('%s', (id) => {
  describe.each(locales)('in %s', (locale) => {
    let loaded: Awaited<ReturnType<typeof loadScoreCalculator>>;
    beforeAll(async () => {
      loaded = await loadScoreCalculator(id, locale);
    });

    it('asks every input once, with its label and limits', () => {
      const { localized } = loaded;
      const questions = buildQuestions(localized, messages);
      expect(questions.map(({ key }) => key)).toEqual(Object.keys(localized.definition.inputs));
      for (const question of questions) {
        const texts = [
          question.label,
          question.hint,
          ...('includes' in question ? [...question.includes, ...question.excludes] : []),
        ];
        // An untranslated message key contains dots and no spaces.
        for (const text of texts) expect(text ?? 'nothing').not.toMatch(/^$|^[\w-]+(\.[\w-]+)+$/);
        if (question.kind === 'choice') {
          expect(question.options.length).toBeGreaterThan(1);
          expect(Object.keys(question.values).sort()).toEqual(question.options.map(({ value }) => value).sort());
          expect(new Set(question.options.map(({ label }) => label)).size).toBe(question.options.length);
        } else {
          const [min, max] = question.hard;
          expect(min).toBeLessThan(max);
          for (const { label } of question.units) expect(label).not.toMatch(/^unit\./);
        }
      }
    });

    it('states which questions exclude or require others', () => {
      const { localized } = loaded;
      const keys = Object.keys(localized.definition.inputs);
      for (const { required, conflictsWith } of buildQuestions(localized, messages)) {
        const others = [conflictsWith, ...(typeof required === 'object' ? Object.values(required) : [])];
        expect(others.filter((other) => other !== undefined && !keys.includes(other))).toEqual([]);
      }
    });

    it('returns a result for typical answers, or a reason', () => {
      const { localized, calculator } = loaded;
      const questions = buildQuestions(localized, messages);
      const answered = questions.filter(({ required }) => required === 'always' || 'missing' in Object(required));
      const { inputs, faults } = collectInputs(
        questions,
        Object.fromEntries(answered.map((one) => [one.key, makeAnswer(one)])),
      );
      expect(faults).toEqual({});
      const result = calculator.calculate(inputs, { outOfRange: 'warn', explain: true });
      const shown = present(result, localized);
      const texts = JSON.stringify([shown, blankValues(localized)]);
      // Unfilled placeholders, NaN, untranslated keys, or identifiers of the code in a formula.
      expect(texts).not.toMatch(/[^\\"]\{\w+\}|NaN|undefined|"[a-z][\w-]*(\.[\w-]+)+"/);
      expect(shown.working.map(({ formula }) => formula.replace(/“[^”]*”/g, '')).join()).not.toMatch(
        /\b[a-z]+[A-Z0-9]\w*\b/,
      );
      if (!result.ok) {
        expect(result.errors.map(({ code }) => code)).toEqual(result.errors.map(() => 'population'));
        expect(shown.refusal).toBeTruthy();
      } else {
        expect(shown.values.length).toBeGreaterThanOrEqual(Object.keys(result.outputs).length);
        const parts = localized.definition.parts?.map(({ term }) => term) ?? [];
        expect(shown.working.length).toBe(new Set(parts).size + 1);
      }
      expect(shown.sources.length).toBe(localized.definition.references.length);
    });
  });
});

it('every group has calculators, and every calculator has a visible group', () => {
  expect([...new Set(Object.values(groupByCalculator))].sort()).toEqual([...groups].sort());
});
