import { useTranslation } from 'react-i18next';
import { toAllergen } from '../diagnoses/allergen.ts';
import { type Interaction, severityTones } from '../drugs/interaction-list.tsx';
import type { Row } from './row.ts';

const isAllergic = (kind: Interaction['tipo']) => kind === 'allergia' || kind === 'intolleranza';

/** What a medicine must not be taken with, in a few words. */
export function useInteractionWarning() {
  const { t } = useTranslation('record-summary');

  function pairText({ tipo, gravita, farmaco_in_corso }: Interaction): string | undefined {
    if (tipo === 'non_verificabile') return undefined;
    if (tipo === 'interazione') return t(`interactions.interazione.${gravita}`, { name: farmaco_in_corso });
    return t(`interactions.${tipo}`, { name: isAllergic(tipo) ? toAllergen(farmaco_in_corso) : farmaco_in_corso });
  }

  /** The most severe one first, as the server sends them. */
  const listWarnings = (found: readonly Interaction[]): NonNullable<Row['warning']>[] =>
    found.flatMap((one) => {
      const text = pairText(one);
      return text === undefined ? [] : [{ text, tone: severityTones[one.gravita], advice: one.consiglio }];
    });

  /** Names the most severe one. */
  function toWarning(found: readonly Interaction[]): Row['warning'] {
    const [worst, ...others] = listWarnings(found);
    if (worst === undefined || others.length === 0) return worst;
    return { ...worst, text: t('interactions.more', { text: worst.text, count: others.length }) };
  }

  return { listWarnings, toWarning };
}
