import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { useTranslation } from 'react-i18next';
import * as styles from './directory.css.ts';
import type { ImportReport } from './directory.queries.ts';

const maxShown = 50;

const tones = { nuovi: 'success', modificati: 'info', invariati: 'neutral', errori: 'danger' } as const;
const counts = ['nuovi', 'modificati', 'invariati', 'errori'] as const;
const lists = ['errore', 'nuovo', 'modificato'] as const;

type Line = ImportReport['dettagli'][number];

export function ImportPreview({ report }: { report: ImportReport }) {
  const { t } = useTranslation('permissions');
  return (
    <section className={styles.preview} aria-label={t('directory.import.summary')}>
      <h3 className={styles.heading}>{t('directory.import.summary')}</h3>
      <p className={styles.badges} role="status">
        {counts.map((name) => (
          <Badge key={name} tone={report[name] > 0 ? tones[name] : 'neutral'}>
            {t(`directory.import.counts.${name}`, { count: report[name] })}
          </Badge>
        ))}
      </p>
      {report.colonne_ignorate.length > 0 && (
        <Banner tone="warning" title={t('directory.import.ignored', { names: report.colonne_ignorate.join(', ') })} />
      )}
      {lists.map((esito) => (
        <Lines key={esito} esito={esito} lines={report.dettagli.filter((line) => line.esito === esito)} />
      ))}
    </section>
  );
}

function Lines({ esito, lines }: { esito: (typeof lists)[number]; lines: readonly Line[] }) {
  const { t } = useTranslation('permissions');
  if (lines.length === 0) return null;
  const remaining = lines.length - maxShown;
  return (
    <section className={styles.preview}>
      <h4 className={styles.heading}>{t(`directory.import.lists.${esito}`)}</h4>
      <ul className={styles.lines}>
        {lines.slice(0, maxShown).map((line) => (
          <li key={line.riga} className={styles.line}>
            <span className={styles.number}>{t('directory.import.line', { line: line.riga })}</span>
            <span>
              {line.nome}
              {line.errori.map((error, index) => (
                <Wrong key={index} error={error} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {remaining > 0 && <p>{t('directory.import.more', { count: remaining })}</p>}
    </section>
  );
}

function Wrong({ error: { colonna, codice, riga } }: { error: Line['errori'][number] }) {
  const { t } = useTranslation('permissions');
  const what = t(`directory.import.errors.${codice}`, { line: riga });
  return (
    <span className={styles.invalid}>
      {colonna === null ? what : `${t(`directory.columns.${colonna}` as 'directory.columns.email')}: ${what}`}
    </span>
  );
}
