import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Download, FileJson } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Entry, Received, ReceivedSection } from './received.ts';
import * as styles from './sharing.css.ts';

/** Of each list; the others are folded. */
const newestEntries = 5;

const headingId = (index: number) => `part-${index}`;

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
      {sections.length > 1 && <Index sections={sections} />}
      {sections.map((section, index) => (
        <Section key={section.title} section={section} headingId={headingId(index)} />
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

const countEntries = ({ lists }: ReceivedSection) => lists.reduce((sum, { entries }) => sum + entries.length, 0);

/** Buttons, because the fragment of the address is the key of the link. */
function Index({ sections }: { sections: readonly ReceivedSection[] }) {
  const { t } = useTranslation('sharing');
  function show(index: number) {
    const heading = document.getElementById(headingId(index));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }
  return (
    <nav aria-label={t('viewer.index')} data-print="hidden">
      <ul className={styles.index}>
        {sections.map((section, index) => (
          <li key={section.title}>
            <Button size="sm" onClick={() => show(index)}>
              {section.title} {countEntries(section)}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  section: ReceivedSection;
  headingId: string;
}

function Section({ section: { title, lists }, headingId }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {lists.map((list) => (
        <div key={list.title} className={styles.close}>
          {list.title !== title && list.title !== '' && <h3>{list.title}</h3>}
          {list.notes.map((note) => (
            <p key={note} className={styles.muted}>
              {note}
            </p>
          ))}
          <Entries entries={list.entries} />
        </div>
      ))}
    </section>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('sharing');
  if (entries.length === 0) return null;
  const rest = entries.slice(newestEntries);
  return (
    <>
      <EntryList entries={entries.slice(0, newestEntries)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('viewer.more', { count: rest.length })}</summary>
          <EntryList entries={rest} />
        </details>
      )}
    </>
  );
}

function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.lines}>
      {entries.map(({ name, lines }, index) => (
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
  );
}
