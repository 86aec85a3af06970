import { useToast } from '@libretto/design-system/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Inputs } from '../../shared/calculator-page/questions.ts';
import { useRefusalText } from '../../shared/permissions/use-refusal.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type ScoreKind, scoreSetup } from './score-kinds.ts';
import { historyQuery, saveScore } from './scores.queries.ts';

export function useSaveScore(kind: ScoreKind, onSaved: () => void) {
  const { t } = useTranslation();
  const { userId } = useSession();
  const queries = useQueryClient();
  const toasts = useToast();
  const refusal = useRefusalText();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { name } = scoreSetup(kind);

  async function save(value: number, risposte: Inputs) {
    setSaving(true);
    setFailure(undefined);
    try {
      await saveScore({ id_paziente: userId, nome_score: name, valore_score: value, risposte });
    } catch (error) {
      // Logs the kind of error only, because the values are health data.
      console.warn('A score could not be saved', error instanceof Error ? error.name : '');
      setFailure(refusal(error) ?? t('save.failed'));
      return;
    } finally {
      setSaving(false);
    }
    toasts.show({ message: t('save.done'), tone: 'success' });
    onSaved();
    await queries.invalidateQueries({ queryKey: historyQuery(name, userId).queryKey });
  }

  return { saving, failure, save };
}
