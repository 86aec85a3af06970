import type { Schema } from '@libretto/api-client/schema';
import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useFocusFallback } from '../../shared/page/use-focus-fallback.ts';
import { useArrivalMark } from '../../shared/record-summary/arrival.ts';
import { proposalKey, type Row, rowElementId } from '../../shared/record-summary/row.ts';
import { ShortCard } from '../../shared/record-summary/short-card.tsx';
import { WayBack } from '../../shared/record-summary/way-back.tsx';
import { ProposalContent } from './proposal-content.tsx';
import * as styles from './proposals.css.ts';
import { isAnswered, type Proposal, refreshSent, sentProposalsQuery, withdrawProposal } from './proposals.queries.ts';
import { useProposalText } from './use-proposal-text.ts';

const proposeDialog = async () => (await import('./propose-dialog.tsx')).ProposeDialog;

/** The dialog of a new proposal, which several buttons of the page open. */
function useProposing(record: Schema<'SharedRecord'>) {
  const { t } = useTranslation('proposals');
  const { open, loading, element } = useLazyDialog(proposeDialog);
  return {
    label: t('sent.propose'),
    icon: <MessageSquarePlus />,
    loading,
    open: () => void open({ record }),
    element,
  };
}

/** Kinds of records that can be corrected. */
const correctable = /^(therapy|exam|diagnosis)-/;

function CorrectButton({ record, row }: { record: Schema<'SharedRecord'>; row: Row }) {
  const { t } = useTranslation('proposals');
  const dialog = useLazyDialog(proposeDialog);
  return (
    <div>
      <Button
        iconStart={<MessageSquarePlus />}
        aria-label={t('sent.correctNamed', { name: row.title })}
        loading={dialog.loading}
        onClick={() => void dialog.open({ record, correct: row.key })}
      >
        {t('sent.correct')}
      </Button>
      {dialog.element}
    </div>
  );
}

interface WaitingButtonProps {
  record: Schema<'SharedRecord'>;
  /** There is little room. */
  compact: boolean;
  /** Opens a row of the page. */
  onShow: (key: string) => void;
}

/** How many proposals wait; leads to the newest of them. Nothing if none does. */
function WaitingButton({ record, compact, onShow }: WaitingButtonProps) {
  const { t } = useTranslation('proposals');
  const { data } = useQuery(sentProposalsQuery(record.identita.id_paziente));
  const waiting = (data?.data ?? []).filter(({ stato }) => stato === 'inviata');
  const [first] = waiting;
  if (first === undefined) return null;
  const count = { count: waiting.length };
  return (
    <Button
      variant="ghost"
      className={styles.waiting}
      aria-label={compact ? t('sent.waitingNamed', count) : undefined}
      onClick={() => onShow(proposalKey(first.id_proposta))}
    >
      {t(compact ? 'sent.waitingShort' : 'sent.waiting', count)}
    </Button>
  );
}

const isWithdrawn = ({ stato }: Proposal) => stato === 'ritirata';

interface SentProposalsProps {
  record: Schema<'SharedRecord'>;
  open: boolean;
  onToggle: () => void;
}

/** What a doctor proposed to a patient, with the answers, on the page of the patient. */
export function SentProposals({ record, open, onToggle }: SentProposalsProps) {
  const { t } = useTranslation('proposals');
  const { id_paziente, paziente_nome } = record.identita;
  const { data, isError } = useQuery(sentProposalsQuery(id_paziente));
  const withdraw = useWithdrawal(id_paziente, paziente_nome);
  const proposals = data?.data ?? [];
  const withdrawn = proposals.filter(isWithdrawn);
  const others = proposals.filter((proposal) => !isWithdrawn(proposal));
  const withdrawnLine = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useFocusFallback(withdrawn.length, withdrawnLine);
  const empty = <p className={styles.muted}>{t('sent.empty', { name: paziente_nome })}</p>;
  if (data && proposals.length === 0) return empty;
  const toRow = (proposal: Proposal) => (
    <SentProposal key={proposal.id_proposta} proposal={proposal} onWithdraw={withdraw} />
  );
  return (
    <ShortCard
      title={t('sent.title')}
      open={open}
      onToggle={onToggle}
      rows={others.map(toRow)}
      lead={isError ? <Banner tone="danger" title={t('failed.load')} /> : data && others.length === 0 && empty}
      note={
        withdrawn.length > 0 && (
          <details>
            <summary ref={withdrawnLine} className={styles.summary}>
              {t('sent.withdrawnCount', { count: withdrawn.length })}
            </summary>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
            <ul className={styles.withdrawn} role="list">
              {withdrawn.map(toRow)}
            </ul>
          </details>
        )
      }
    />
  );
}

function useWithdrawal(patientId: number, name: string) {
  const { t } = useTranslation('proposals');
  const confirm = useConfirm();
  const toasts = useToast();
  return async ({ id_proposta }: Proposal) => {
    const question = {
      message: t('sent.withdrawQuestion'),
      detail: t('sent.withdrawDetail', { name }),
      confirmLabel: t('sent.withdraw'),
    };
    if (!(await confirm(question))) return;
    try {
      await withdrawProposal(patientId, id_proposta);
      toasts.show({ message: t('sent.withdrawn'), tone: 'success' });
    } catch (error) {
      console.warn('A proposal could not be withdrawn', error);
      toasts.show({ message: t(isAnswered(error) ? 'sent.answered' : 'failed.withdraw'), tone: 'danger' });
    }
    await refreshSent(patientId);
  };
}

interface SentProposalProps {
  proposal: Proposal;
  onWithdraw: (proposal: Proposal) => void;
}

function useSentText() {
  const { t } = useTranslation('proposals');
  const { moment, dayAndMonth } = useFormats();
  const text = useProposalText('doctor');

  function title(proposal: Proposal): string {
    const kind = t(`sent.kinds.${proposal.tipo}`);
    const subject = text.subject(proposal);
    return subject ? t('sent.titled', { kind, subject }) : kind;
  }

  function toStatus({ tipo, stato, modificata }: Proposal): string {
    const isAccepted = stato === 'accettata';
    return t(`statuses.${tipo === 'nota' && isAccepted ? 'letta' : modificata ? 'modificata' : stato}`);
  }

  return {
    title,
    /** With the words of a note, which has no subject. */
    quoted: (proposal: Proposal): string =>
      proposal.tipo === 'nota' ? t('sent.quoted', { words: proposal.testo }) : title(proposal),
    decidedOn: (day: string): string => t('sent.decidedOn', { moment: dayAndMonth(day) }),
    status: toStatus,
    statusOn: (proposal: Proposal, day: string): string =>
      t('sent.statusOn', { status: toStatus(proposal), day: dayAndMonth(day) }),
    day: ({ stato, inviata_il, decisa_il }: Proposal): string =>
      decisa_il
        ? t(stato === 'ritirata' ? 'sent.withdrawnOn' : 'sent.decidedOn', { moment: moment(decisa_il) })
        : t('sent.on', { moment: moment(inviata_il) }),
    words: ({ motivo }: Proposal): string => (motivo ? t('sent.words', { words: motivo }) : ''),
  };
}

/** Answers of the patient since a time, the newest first. */
export function useAnswers(record: Schema<'SharedRecord'>, since: string | null | undefined) {
  const text = useSentText();
  const { data } = useQuery(sentProposalsQuery(record.identita.id_paziente));
  return (data?.data ?? [])
    .flatMap((proposal) => {
      const { stato, decisa_il } = proposal;
      const isAnswer = stato === 'accettata' || stato === 'rifiutata';
      return isAnswer && since && decisa_il && decisa_il > since ? [{ proposal, decisa_il }] : [];
    })
    .sort((one, other) => other.decisa_il.localeCompare(one.decisa_il))
    .map(({ proposal, decisa_il }) => {
      return {
        key: proposalKey(proposal.id_proposta),
        title: text.quoted(proposal),
        about: [text.status(proposal), text.decidedOn(decisa_il), text.words(proposal)].filter(Boolean).join(' · '),
        brief: text.statusOn(proposal, decisa_il),
        words: text.words(proposal),
        isOnlyRead: proposal.tipo === 'nota' && proposal.stato === 'accettata',
      };
    });
}

/** What the patient has not answered yet, the newest first. */
function useWaiting(record: Schema<'SharedRecord'>) {
  const { t } = useTranslation('proposals');
  const text = useSentText();
  const proposalText = useProposalText('doctor');
  const { data } = useQuery(sentProposalsQuery(record.identita.id_paziente));
  return (data?.data ?? [])
    .filter(({ stato }) => stato === 'inviata')
    .map((proposal) => {
      const { testo, tipo, avviso, id_proposta } = proposal;
      const facts = proposalText.facts(proposal).map(({ term, value }) => `${term}: ${value}`);
      const changes = proposalText
        .changes(proposal)
        .map(({ field, before, after }) => `${field}: ${before} → ${after}`);
      const about = [
        avviso && t(`warnings.${avviso}`),
        text.day(proposal),
        ...facts,
        ...changes,
        tipo !== 'nota' && testo,
      ];
      return {
        key: proposalKey(id_proposta),
        title: text.quoted(proposal),
        line: about.filter(Boolean).join(' · '),
      };
    });
}

function SentProposal({ proposal, onWithdraw }: SentProposalProps) {
  const { t } = useTranslation('proposals');
  const text = useSentText();
  const { stato, avviso } = proposal;
  const isOpen = stato === 'inviata';
  const title = text.title(proposal);
  const words = text.words(proposal);
  const key = proposalKey(proposal.id_proposta);
  return (
    <li id={rowElementId(key)} tabIndex={-1} className={`${styles.sentItem} ${useArrivalMark(key)}`}>
      <h3 className={styles.sentTitle}>{title}</h3>
      <WayBack rowKey={key} />
      <p className={styles.status}>
        <Badge tone={stato === 'accettata' ? 'success' : isOpen ? 'info' : 'neutral'}>{text.status(proposal)}</Badge>
        {isOpen && avviso && <Badge tone="danger">{t(`warnings.${avviso}`)}</Badge>}
        <span className={styles.muted}>{text.day(proposal)}</span>
      </p>
      <ProposalContent proposal={proposal} reader="doctor" />
      {words && <p className={styles.muted}>{words}</p>}
      {isOpen && (
        <div>
          <Button aria-label={t('sent.withdrawNamed', { name: title })} onClick={() => onWithdraw(proposal)}>
            {t('sent.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** For the page of a patient. */
export const proposalParts = {
  useAnswers,
  useWaiting,
  getRowAction: (record: Schema<'SharedRecord'>, row: Row) =>
    correctable.test(row.key) ? <CorrectButton record={record} row={row} /> : undefined,
  useProposing,
  WaitingButton,
  Proposals: SentProposals,
};
