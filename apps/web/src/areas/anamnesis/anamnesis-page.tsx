import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { draftsQuery } from '../../shared/drafts/drafts-query.ts';
import { isDraftOf } from '../../shared/drafts/forms.ts';
import { dot } from '../../shared/formats/dot.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './anamnesis.css.ts';
import { physiologicalQuery, textQuery } from './anamnesis.queries.ts';
import { HistoryEditor } from './history-editor.tsx';
import { type Part, parts, type TextPart } from './parts.ts';
import { PhysiologicalPart } from './physiological-part.tsx';
import type { PregnanciesSlot } from './pregnancies-slot.ts';
import { Section } from './section.tsx';
import { SexNotice } from './sex-notice.tsx';
import { TextReading } from './text-reading.tsx';
import { useAuthorText } from './use-author-text.ts';

interface AnamnesisPageProps {
  editing: Part | undefined;
  pregnancies: PregnanciesSlot;
}

export function AnamnesisPage({ editing, pregnancies }: AnamnesisPageProps) {
  const { t } = useTranslation('anamnesis');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const notice = patient.paziente_sesso === 'unknown' && <SexNotice />;
  if (editing !== undefined) {
    return <HistoryEditor key={editing} part={editing} notice={notice} pregnancies={pregnancies} />;
  }
  return (
    <Page tab="prevention" width="list" title={t('title')}>
      {notice}
      <NothingWritten />
      <div className={styles.sections}>
        {parts.map((part) =>
          part === 'fisiologica' ? (
            <PhysiologicalSection key={part} pregnancies={pregnancies} />
          ) : (
            <TextSection key={part} part={part} />
          ),
        )}
      </div>
    </Page>
  );
}

const isText = (part: Part): part is TextPart => part !== 'fisiologica';

function NothingWritten() {
  const { t } = useTranslation('anamnesis');
  const { userId } = useSession();
  const navigate = useNavigate();
  const texts = useSuspenseQueries({ queries: parts.filter(isText).map((part) => textQuery(userId, part)) });
  const { data: physiological } = useSuspenseQuery(physiologicalQuery(userId));
  if (physiological.id_anamnesi_log !== 0 || texts.some(({ data }) => data.text !== '')) return null;
  const start = () => void navigate({ to: '/Registro/Anamnesi', search: { modifica: 'familiare' } });
  return (
    <EmptyArea
      part="back"
      title={t('first.title')}
      text={t('first.text')}
      add={{ label: t('first.start'), onSelect: start }}
    />
  );
}

function TextSection({ part }: { part: TextPart }) {
  const { t } = useTranslation('anamnesis');
  const { userId } = useSession();
  const { data: written } = useSuspenseQuery(textQuery(userId, part));
  const describe = useDescription();
  return (
    <Section name={part} title={t(`parts.${part}`)} subtitle={describe(part, written)} preview={written.text}>
      <TextReading part={part} written={written} />
    </Section>
  );
}

function PhysiologicalSection({ pregnancies }: { pregnancies: PregnanciesSlot }) {
  const { t } = useTranslation('anamnesis');
  const { userId } = useSession();
  const { data: record } = useSuspenseQuery(physiologicalQuery(userId));
  const describe = useDescription();
  return (
    <Section name="fisiologica" title={t('parts.fisiologica')} subtitle={describe('fisiologica', record)}>
      <PhysiologicalPart pregnancies={pregnancies} />
    </Section>
  );
}

function useDescription() {
  const { t } = useTranslation('anamnesis');
  const when = useAuthorText();
  const { data: drafts = [] } = useQuery(draftsQuery());
  return (part: Part, written: Parameters<typeof when>[0]) => {
    const own = [`anamnesi.${part}`, ...(part === 'fisiologica' ? ['gravidanze.nuova'] : [])];
    const hasDraft = drafts.some(({ modulo }) => own.some((form) => isDraftOf(modulo, form)));
    return [t(`about.${part}`), when(written), hasDraft && t('draft.left')].filter(Boolean).join(dot);
  };
}
