import { useToast } from '@libretto/design-system/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { isChanged, isDeleted } from '../../shared/records/versions.ts';
import { useSession } from '../../shared/session/use-session.ts';
import {
  acceptProposal,
  answerProposal,
  featureOf,
  isAnswered,
  isInteraction,
  type Proposal,
  refreshProposals,
} from './proposals.queries.ts';

/** Answers of the patient. A failed one leaves the proposal open and says why. */
export function useAnswers(onEdit: (proposal: Proposal) => void) {
  const { t } = useTranslation('proposals');
  const { userId } = useSession();
  const toasts = useToast();
  const gate = useGate();
  const [busy, setBusy] = useState<number>();

  async function answer(proposal: Proposal, work: () => Promise<unknown>, done: () => void) {
    setBusy(proposal.id_proposta);
    try {
      await work();
      await refreshProposals();
      done();
    } catch (error) {
      await refuse(proposal, error);
    } finally {
      setBusy(undefined);
    }
  }

  async function refuse(proposal: Proposal, error: unknown) {
    console.warn('A proposal could not be answered', error);
    if (isInteraction(error)) {
      toasts.show({ message: t('failed.interaction'), tone: 'warning' });
      onEdit(proposal);
      return;
    }
    const known = isChanged(error)
      ? 'changed'
      : isDeleted(error)
        ? 'deleted'
        : isAnswered(error)
          ? 'answered'
          : undefined;
    toasts.show({ message: t(`failed.${known ?? 'other'}`), tone: 'danger' });
    if (known) await refreshProposals();
  }

  const say = (message: string, undo?: () => void) => toasts.show({ message, tone: 'success', ...(undo && { undo }) });

  const reopen = (proposal: Proposal) =>
    answer(
      proposal,
      () => answerProposal(proposal, { stato: 'inviata' }),
      () => say(t('done.reopened')),
    );

  /** Runs work that needs the feature of the proposed kind of record. */
  function allow(proposal: Proposal, work: () => void) {
    const feature = featureOf(proposal);
    if (feature) gate.run(feature, work);
    else work();
  }

  return {
    busy,
    allow,
    reopen,
    accept: (proposal: Proposal) =>
      allow(
        proposal,
        () =>
          void answer(
            proposal,
            () => acceptProposal(userId, proposal),
            () => say(t('done.accepted')),
          ),
      ),
    read: (proposal: Proposal) =>
      void answer(
        proposal,
        () => answerProposal(proposal, { stato: 'accettata' }),
        () => say(t('done.read')),
      ),
    saidDeclined: (proposal: Proposal) => say(t('done.declined'), () => void reopen(proposal)),
  };
}
