import { EmptyState } from '@libretto/design-system/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import type { ProposalEditorProps } from '../../shared/proposals/proposals.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ProposalCard } from './proposal-card.tsx';
import * as styles from './proposals.css.ts';
import { type CorrectedKind, kindOf, type Proposal, proposalsQuery, refreshProposals } from './proposals.queries.ts';
import { useAnswers } from './use-answers.ts';

export type ProposalEditors = Record<CorrectedKind, () => Promise<ComponentType<ProposalEditorProps>>>;

const declineDialog = async () => (await import('./decline-dialog.tsx')).DeclineDialog;

export function ProposalsPage({ editors }: { editors: ProposalEditors }) {
  const { t } = useTranslation('proposals');
  const { data: proposals } = useSuspenseQuery(proposalsQuery());
  const { edit, element } = useEditors(editors);
  const answers = useAnswers(edit);
  const decline = useLazyDialog(declineDialog);
  const actions = {
    busy: answers.busy,
    onAccept: answers.accept,
    onEdit: (proposal: Proposal) => answers.allow(proposal, () => edit(proposal)),
    onDecline: (proposal: Proposal) =>
      void decline.open({ proposal, onDeclined: () => answers.saidDeclined(proposal) }),
    onRead: answers.read,
    onReopen: (proposal: Proposal) => void answers.reopen(proposal),
  };
  const open = proposals.data.filter(({ stato }) => stato === 'inviata');
  const answered = proposals.data.filter(({ stato }) => stato !== 'inviata');
  return (
    <Page width="list" title={t('title')} back={<PlaceBack to="/Registro/Condividi" />}>
      {open.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {[{ name: 'open', shown: open } as const, { name: 'answered', shown: answered } as const].map(
        ({ name, shown }) =>
          shown.length > 0 && (
            <section key={name} className={styles.section} aria-labelledby={`proposals-${name}`}>
              <h2 id={`proposals-${name}`} className={styles.heading}>
                {t(`sections.${name}`)}
              </h2>
              <ul className={styles.list}>
                {shown.map((proposal) => (
                  <li key={proposal.id_proposta}>
                    <ProposalCard proposal={proposal} {...actions} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {element}
      {decline.element}
    </Page>
  );
}

function useEditors(editors: ProposalEditors) {
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const therapy = useLazyDialog(editors.therapy);
  const exam = useLazyDialog(editors.exam);
  const diagnosis = useLazyDialog(editors.diagnosis);
  const dialogs = { therapy, exam, diagnosis };
  return {
    edit(proposal: Proposal) {
      const kind = kindOf(proposal);
      if (kind) void dialogs[kind].open({ patient, proposal, onSaved: () => void refreshProposals() });
    },
    element: (
      <>
        {therapy.element}
        {exam.element}
        {diagnosis.element}
      </>
    ),
  };
}
