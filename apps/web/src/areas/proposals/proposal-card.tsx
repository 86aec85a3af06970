import * as operations from '@libretto/api-client/operations';
import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { RecordLog } from '../../shared/confidentiality/record-log.tsx';
import { detailPath } from '../../shared/entries/detail-path.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { ProposalContent } from './proposal-content.tsx';
import * as styles from './proposals.css.ts';
import type { Proposal } from './proposals.queries.ts';

export interface ProposalActions {
  busy: number | undefined;
  onAccept: (proposal: Proposal) => void;
  onEdit: (proposal: Proposal) => void;
  onDecline: (proposal: Proposal) => void;
  onRead: (proposal: Proposal) => void;
  onReopen: (proposal: Proposal) => void;
}

export function ProposalCard({ proposal, ...actions }: ProposalActions & { proposal: Proposal }) {
  const { t } = useTranslation('proposals');
  const formats = useFormats();
  const { tipo, autore, avviso, inviata_il, stato } = proposal;
  const isOpen = stato === 'inviata';
  return (
    // Not a landmark of its own: several may have the same title.
    <Card>
      <div className={styles.body}>
        <div>
          <h3 className={styles.title}>{t(`titles.${tipo}`, { name: autore })}</h3>
          <p className={styles.muted}>{formats.moment(inviata_il)}</p>
        </div>
        {isOpen && avviso && (
          <p className={styles.status}>
            <Badge tone="danger">{t(`warnings.${avviso}`)}</Badge>
          </p>
        )}
        <ProposalContent proposal={proposal} reader="patient" />
        {isOpen ? <Answers proposal={proposal} {...actions} /> : <Answered proposal={proposal} {...actions} />}
        <RecordLog record={{ tipo: 'proposal', id: proposal.id_proposta }} />
      </div>
    </Card>
  );
}

function Answers({ proposal, busy, ...on }: ProposalActions & { proposal: Proposal }) {
  const mayAct = useMayAct();
  const { t } = useTranslation('proposals');
  const { tipo, correzione, id_proposta } = proposal;
  const loading = busy === id_proposta;
  if (!mayAct(operations.answerProposal)) return null;
  if (tipo === 'nota') {
    return (
      <div className={styles.actions}>
        <Button loading={loading} onClick={() => on.onRead(proposal)}>
          {t('actions.read')}
        </Button>
      </div>
    );
  }
  const isDeleted = correzione?.stato === 'eliminata';
  const reason = isDeleted ? t('record.deleted') : undefined;
  return (
    <>
      {isDeleted && (
        <Banner
          tone="warning"
          title={t('record.deletedTitle')}
          action={
            <Link to="/Registro/Cestino" className={styles.link}>
              {t('record.trash')}
            </Link>
          }
        >
          {t('record.deleted')}
        </Banner>
      )}
      {correzione?.stato === 'cambiata' && (
        <Banner tone="warning" title={t('record.changedTitle')}>
          {t('record.changed')}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button variant="primary" loading={loading} disabledReason={reason} onClick={() => on.onAccept(proposal)}>
          {t('actions.accept')}
        </Button>
        <Button disabledReason={reason} onClick={() => on.onEdit(proposal)}>
          {t('actions.edit')}
        </Button>
        <Button variant="ghost" onClick={() => on.onDecline(proposal)}>
          {t('actions.decline')}
        </Button>
      </div>
    </>
  );
}

function Answered({ proposal, busy, onReopen }: ProposalActions & { proposal: Proposal }) {
  const mayAct = useMayAct();
  const { t } = useTranslation('proposals');
  const formats = useFormats();
  const { tipo, stato, decisa_il, modificata, motivo, creato, id_proposta } = proposal;
  const isDeclined = stato === 'rifiutata';
  const name = tipo === 'nota' && stato === 'accettata' ? 'letta' : modificata ? 'modificata' : stato;
  return (
    <>
      <p className={styles.status}>
        <Badge tone={stato === 'accettata' ? 'success' : 'neutral'}>{t(`statuses.${name}`)}</Badge>
        {decisa_il && <span className={styles.muted}>{formats.moment(decisa_il)}</span>}
      </p>
      {motivo && <p className={styles.muted}>{t('yourWords', { words: motivo })}</p>}
      {(creato || isDeclined) && (
        <div className={styles.actions}>
          {creato && (
            <Link to={detailPath(creato.tipo, creato.id_record)} className={styles.link}>
              {t(`open.${creato.tipo}`)}
            </Link>
          )}
          {isDeclined && mayAct(operations.answerProposal) && (
            <Button loading={busy === id_proposta} onClick={() => onReopen(proposal)}>
              {t('actions.reopen')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
