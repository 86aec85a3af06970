import { Facts } from '@libretto/design-system/card';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './proposals.css.ts';
import type { Proposal } from './proposals.queries.ts';
import { useProposalText } from './use-proposal-text.ts';

interface ProposalContentProps {
  proposal: Proposal;
  reader: 'patient' | 'doctor';
}

export function ProposalContent({ proposal, reader }: ProposalContentProps) {
  const { t } = useTranslation('proposals');
  const text = useProposalText(reader);
  const subject = text.subject(proposal);
  const facts = text.facts(proposal);
  const changes = text.changes(proposal);
  return (
    <>
      {/* A heading of the doctor's names it. */}
      {reader === 'patient' && subject && <p className={styles.subject}>{subject}</p>}
      {proposal.testo && <p className={styles.words}>{proposal.testo}</p>}
      {facts.length > 0 && <Facts items={facts} />}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, before, after, now }) => (
            <div key={field}>
              <dt className={styles.term}>{field}</dt>
              <dd className={styles.change}>
                <del className={styles.before}>{before}</del>
                <ArrowRight aria-hidden="true" size="1em" className={styles.arrow} />
                <VisuallyHidden>{t('becomes')}</VisuallyHidden>
                <ins className={styles.after}>{after}</ins>
                {now && <span className={styles.now}>{t('now', { value: now })}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
