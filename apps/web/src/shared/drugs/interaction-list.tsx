import type { Schema } from '@libretto/api-client/schema';
import { Badge, type BadgeTone } from '@libretto/design-system/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './drugs.css.ts';

export type Interaction = Schema<'DrugInteraction'>;

export const severityTones: Record<Interaction['gravita'], BadgeTone> = {
  controindicata: 'danger',
  grave: 'danger',
  moderata: 'warning',
  lieve: 'info',
  sconosciuta: 'warning',
};

const closeness = ({ stretta }: Interaction) => (stretta ? 'same' : 'family');

const isSameName = ({ farmaco_in_corso, interazione_con }: Interaction) => farmaco_in_corso === interazione_con;

const fromRecord: readonly Interaction['tipo'][] = ['vietato', 'allergia', 'intolleranza', 'reazione'];

/** What the record says against a medicine is one notice, so that its severity and advice are read once. */
function toNotices(interactions: readonly Interaction[]): Interaction[][] {
  const notices = new Map<string, Interaction[]>();
  for (const interaction of interactions) {
    const { tipo, gravita, farmaco_in_corso, effetto } = interaction;
    const key = fromRecord.includes(tipo) ? gravita : `${tipo} ${farmaco_in_corso} ${effetto}`;
    notices.set(key, [...(notices.get(key) ?? []), interaction]);
  }
  return [...notices.values()];
}

export interface InteractionListProps {
  interactions: readonly Interaction[];
  reviewed: boolean;
  /** Default `patient`, who is advised to ask a doctor or a pharmacist where no rule has advice. */
  reader?: 'patient' | 'doctor';
  /** Folds all but the worst under their number. Default false. */
  folded?: boolean;
  /** Returns since when a medicine in therapy has been taken, for a duplicate. */
  getStart?: ((drug: string) => string | undefined) | undefined;
}

/** Lists the findings, worst first, with severity, effect, advice and source. */
export function InteractionList(props: InteractionListProps) {
  const { interactions, reviewed, reader = 'patient', folded = false, getStart } = props;
  const { t } = useTranslation('drugs');
  const notices = toNotices(interactions);
  const shown = folded ? notices.slice(0, 1) : notices;
  const others = notices.slice(shown.length);
  return (
    <>
      {list(shown)}
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('interactions.others', { count: others.length })}</summary>
          <div className={styles.details}>{list(others)}</div>
        </details>
      )}
    </>
  );

  function list(some: readonly Interaction[][]): ReactNode {
    return <ul className={styles.findings}>{some.map(toItem)}</ul>;
  }

  function toItem(notice: readonly Interaction[]): ReactNode {
    const [first] = notice;
    if (!first) return null;
    const { tipo, gravita, farmaco_in_corso, effetto, consiglio, fonte, voce, lingua = 'it' } = first;
    return (
      <li key={`${tipo} ${farmaco_in_corso} ${effetto}`} className={styles.finding} data-tone={severityTones[gravita]}>
        {notice.map((finding) => (
          <div key={`${finding.tipo} ${finding.farmaco_in_corso}`} className={styles.findingPart}>
            <div className={styles.findingHead}>
              <strong className={styles.pair}>{head(finding)}</strong>
              {finding === first && (
                <Badge tone={severityTones[gravita]}>{t(`interactions.severity.${gravita}`)}</Badge>
              )}
            </div>
            {text(finding)}
          </div>
        ))}
        {consiglio ? <p lang={lingua}>{consiglio}</p> : reader === 'patient' && <p>{t('interactions.advice')}</p>}
        <p className={styles.muted}>
          {t('interactions.source', { source: t(`interactions.sources.${fonte}`, { entry: voce }) })}
          {!reviewed && fonte !== 'registro' && <> · {t('interactions.notReviewed')}</>}
        </p>
      </li>
    );
  }

  function head(interaction: Interaction): string {
    const { tipo, interazione_con: one, farmaco_in_corso: other } = interaction;
    if (tipo === 'vietato') return t('interactions.forbidden', { drug: other });
    if (tipo === 'reazione') return t('interactions.reacted', { drug: other });
    const day = tipo === 'duplicato' ? getStart?.(other) : undefined;
    if (day) return t('interactions.takenSince', { drug: other, day });
    if (tipo === 'duplicato' && isSameName(interaction)) return t('interactions.taken', { drug: other });
    const isAboutPatient = tipo === 'allergia' || tipo === 'intolleranza' || tipo === 'condizione';
    return t(isAboutPatient ? 'interactions.against' : 'interactions.pair', { one, other });
  }

  function text(interaction: Interaction): ReactNode {
    const { tipo, effetto, motivo, lingua = 'it' } = interaction;
    if (effetto) return <p lang={lingua}>{effetto}</p>;
    return (
      <>
        {motivo && <p className={styles.reason}>{t('check.reasonGiven', { reason: motivo })}</p>}
        {!(tipo === 'vietato' && isSameName(interaction)) && <p>{sentence(interaction)}</p>}
      </>
    );
  }

  function sentence(interaction: Interaction): string {
    const { tipo, interazione_con: drug } = interaction;
    if (tipo === 'interazione' || tipo === 'duplicato' || tipo === 'condizione' || tipo === 'non_verificabile') {
      return t(`interactions.${tipo}`);
    }
    return t(`interactions.${tipo}.${closeness(interaction)}`, { drug });
  }
}
