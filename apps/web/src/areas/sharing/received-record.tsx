import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Download, FileJson } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Received, ReceivedSection } from './received.ts';
import * as styles from './sharing.css.ts';

export function ReceivedRecord({
  received: { birth, bloodGroup, at, sections, empty, document, pdf },
}: {
  received: Received;
}) {
  const { t } = useTranslation('sharing');
  const formats = useFormats();
  const json = () => new Blob([JSON.stringify(document, null, 2)], { type: 'application/fhir+json' });
  return (
    <div className={styles.received}>
      <Banner tone="info" title={t('viewer.asOf', { moment: at ? formats.moment(at) : '–' })}>
        {t('viewer.chosen')}
      </Banner>
      {(birth || bloodGroup) && (
        <div className={styles.close}>
          {birth && <p>{t('viewer.born', { day: formats.date(birth) })}</p>}
          {bloodGroup && <p>{bloodGroup}</p>}
        </div>
      )}
      <div className={styles.buttons}>
        {pdf && (
          <Button variant="primary" iconStart={<Download />} onClick={() => saveBlob(pdf, t('viewer.pdfFile'))}>
            {t('viewer.pdf')}
          </Button>
        )}
        {document !== undefined && (
          <Button iconStart={<FileJson />} onClick={() => saveBlob(json(), t('viewer.fhirFile'))}>
            {t('viewer.fhir')}
          </Button>
        )}
      </div>
      {document === undefined && <p>{t('viewer.paperOnly')}</p>}
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {empty.map(({ note, titles }) => (
        <section key={note} className={styles.section}>
          <p>{note}</p>
          <ul className={styles.empty}>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Section({ section: { title, lists } }: { section: ReceivedSection }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {lists.map((list) => (
        <div key={list.title} className={styles.close}>
          {list.title !== title && list.title !== '' && <h3>{list.title}</h3>}
          {list.notes.map((note) => (
            <p key={note} className={styles.muted}>
              {note}
            </p>
          ))}
          {list.entries.length > 0 && (
            <ul className={styles.lines}>
              {list.entries.map(({ name, lines }, index) => (
                <li key={index} className={styles.entry}>
                  <strong>{name}</strong>
                  {lines.map((line) => (
                    <p key={line} className={styles.muted}>
                      {line}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}
