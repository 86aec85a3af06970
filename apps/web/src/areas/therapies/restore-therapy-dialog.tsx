import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { InteractionOutcome } from '../../shared/drugs/interaction-outcome.tsx';
import { askInteractions } from '../../shared/drugs/interactions.queries.ts';
import { type Acceptance, useInteractionCheck } from '../../shared/drugs/use-interaction-check.ts';

export interface RestoreTherapyDialogProps {
  therapy: Therapy;
  onAnswer: (acceptance: Acceptance | undefined) => void;
  onClose: () => void;
}

export function RestoreTherapyDialog({ therapy, onAnswer, onClose }: RestoreTherapyDialogProps) {
  const { t } = useTranslation('therapies');
  const { id_terapie, id_farmaco_codifa, farmaco } = therapy;
  const { descrizione_breve } = farmaco;

  function answer(acceptance: Acceptance | undefined) {
    onClose();
    onAnswer(acceptance);
  }
  const cancel = () => answer(undefined);

  const check = useInteractionCheck(askInteractions(id_terapie), cancel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => check.check({ id_farmaco_codifa, descrizione_breve }), []);
  const { status } = check.state;
  const decided = status === 'accepted' || status === 'clear';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is decided
  useEffect(() => {
    if (decided) answer(check.acceptance);
  }, [decided]);

  return (
    <Dialog
      open
      size="sm"
      title={t('restoreTitle')}
      description={descrizione_breve}
      onClose={cancel}
      footer={<Button onClick={cancel}>{t('restoreDeclined')}</Button>}
    >
      <InteractionOutcome check={check} declineLabel={t('restoreDeclined')} />
    </Dialog>
  );
}
