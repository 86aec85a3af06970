import type { Schema } from '@libretto/api-client/schema';
import { Badge, type BadgeTone } from '@libretto/design-system/badge';
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

const isAboutPatient = ({ tipo }: Interaction) => ['allergia', 'intolleranza', 'condizione'].includes(tipo);

export interface InteractionListProps {
  interactions: readonly Interaction[];
  reviewed: boolean;
  /** Default `patient`, who is advised to ask a doctor or a pharmacist where no rule has advice. */
  reader?: 'patient' | 'doctor';
}

/** Lists the findings, worst first, with severity, effect, advice and source. */
export function InteractionList({ interactions, reviewed, reader = 'patient' }: InteractionListProps) {
  const { t } = useTranslation('drugs');
  return (
    <ul className={styles.findings}>
      {interactions.map((interaction) => {
        const {
          tipo,
          gravita,
          farmaco_in_corso,
          interazione_con,
          effetto,
          consiglio,
          fonte,
          voce,
          lingua = 'it',
        } = interaction;
        return (
          <li
            key={`${tipo} ${farmaco_in_corso} ${effetto}`}
            className={styles.finding}
            data-tone={severityTones[gravita]}
          >
            <div className={styles.findingHead}>
              <strong className={styles.pair}>
                {t(isAboutPatient(interaction) ? 'interactions.against' : 'interactions.pair', {
                  one: interazione_con,
                  other: farmaco_in_corso,
                })}
              </strong>
              <Badge tone={severityTones[gravita]}>{t(`interactions.severity.${gravita}`)}</Badge>
            </div>
            {effetto ? <p lang={lingua}>{effetto}</p> : <p>{sentence(interaction)}</p>}
            {consiglio ? <p lang={lingua}>{consiglio}</p> : reader === 'patient' && <p>{t('interactions.advice')}</p>}
            <p className={styles.muted}>
              {t('interactions.source', { source: t(`interactions.sources.${fonte}`, { entry: voce }) })}
              {!reviewed && fonte !== 'registro' && <> · {t('interactions.notReviewed')}</>}
            </p>
          </li>
        );
      })}
    </ul>
  );

  function sentence(interaction: Interaction): string {
    const { tipo } = interaction;
    if (tipo === 'interazione' || tipo === 'duplicato' || tipo === 'condizione' || tipo === 'non_verificabile') {
      return t(`interactions.${tipo}`);
    }
    const by = tipo === 'reazione' && reader === 'doctor' ? 'reazioneDelPaziente' : tipo;
    return t(`interactions.${by}.${closeness(interaction)}`);
  }
}
