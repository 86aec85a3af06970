import type { Schema } from '@libretto/api-client/schema';
import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftsQuery } from '../../shared/drafts/drafts-query.ts';
import { resumeDraft } from '../../shared/drafts/use-draft.ts';
import { declinedQuery } from '../../shared/exams/declined.queries.ts';
import { pastExams } from '../../shared/exams/past-exams.ts';
import { daysBetween } from '../../shared/formats/days.ts';
import { dot } from '../../shared/formats/dot.ts';
import { firstWords } from '../../shared/formats/first-words.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { isUnrecorded } from '../../shared/vaccines/dose-state.ts';
import { useDoseState } from '../../shared/vaccines/use-dose-state.ts';
import { type DraftSubject, draftSubjectQuery } from './draft-subject.ts';
import { type Due, toAmount } from './due.ts';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { findDrafts, findToDos, type ToDo } from './today-rules.ts';

const pages = {
  proposal: '/Registro/Proposte',
  report: '/Registro/Esami',
  box: '/Registro/Farmaci',
  doctor: '/Registro/Dottori',
  book: '/Registro/Esami',
  vaccine: '/Registro/Vaccini',
  share: '/Registro/Condivisioni',
} as const satisfies Record<Exclude<ToDo['kind'], 'draft'>, string>;

const maxShown = 3;
/** Characters of the title of a draft, which shares a line with its kind. */
const maxTitle = 40;

export function ToDoCard({ patient, today }: { patient: Patient; today: Today }) {
  const mayAsk = pastExams(today.esami, {}, today.giorno).length > 0;
  const { data: drafts } = useQuery(draftsQuery());
  const { data: answered } = useQuery({ ...declinedQuery(), enabled: mayAsk });
  // An appointment that did not take place must not be asked about while the answers are loading.
  const declined = mayAsk ? answered : {};
  if (!declined) return null;
  const toDos = findToDos(patient, today, declined, drafts);
  // The newest draft and a doctor's proposal take the place of nothing else.
  const first = maxShown + new Set(toDos.map(({ kind }) => kind).filter(isAdditional)).size;
  return <ToDoList toDos={toDos} today={today.giorno} first={first} />;
}

const isAdditional = (kind: ToDo['kind']) => kind === 'draft' || kind === 'proposal';

/** The drafts alone, in a record that has nothing else yet. */
export function DraftsCard({ drafts, today }: { drafts: readonly Schema<'DraftSummary'>[]; today: string }) {
  return <ToDoList toDos={findDrafts(drafts)} today={today} first={maxShown} />;
}

function ToDoList({ toDos, today, first }: { toDos: readonly ToDo[]; today: string; first: number }) {
  const { t } = useTranslation('today');
  const [all, setAll] = useState(false);
  const listId = useId();
  const write = useToDoText(toDos);
  if (toDos.length === 0) return null;
  const more = toDos.length - first;
  return (
    <Card title={t('toDo.title')}>
      <ul id={listId} className={styles.list}>
        {toDos.slice(0, all ? undefined : first).map((toDo, index) => {
          const { text, detail } = write(toDo);
          return (
            <li key={toDo.kind === 'draft' ? toDo.modulo : `${toDo.kind} ${text} ${detail}`} className={styles.row}>
              <span className={styles.rowText}>
                <Link
                  to={toDo.kind === 'draft' ? toDo.place.path : pages[toDo.kind]}
                  {...(toDo.kind === 'draft' && {
                    search: toDo.place.search,
                    onClick: () => resumeDraft(toDo.modulo),
                  })}
                  {...(toDo.kind === 'doctor' && { search: { decidi: toDo.id } })}
                  {...(index === first && { ref: focusLink })}
                  className={styles.rowLink}
                >
                  {text}
                </Link>
                {(toDo.due || detail) && (
                  <span className={styles.facts}>
                    <ToDoState toDo={toDo} today={today} />
                    {detail && <span>{detail}</span>}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden="true" className={styles.chevron} />
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button
          className={styles.more}
          size="sm"
          variant="ghost"
          iconEnd={<ChevronDown className={styles.moreIcon} data-open={all || undefined} />}
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? t('toDo.less') : t('toDo.more', { count: more })}
        </Button>
      )}
    </Card>
  );
}

/** The rest appears before the button that shows it. */
const focusLink = (link: HTMLAnchorElement | null) => link?.focus();

/** How many years a vaccination is late that was perhaps never recorded says nothing. */
const maxLateDays = 365;

function ToDoState({ toDo, today }: { toDo: ToDo; today: string }) {
  const toState = useDoseState();
  if (toDo.kind === 'vaccine' && toDo.dose && (toDo.due?.as !== 'late' || isUnrecorded(toDo.dose))) {
    return <span>{toState(toDo.vaccine, toDo.dose, today)}</span>;
  }
  return toDo.due && <DueState due={toDo.due} today={today} />;
}

function DueState({ due, today }: { due: Due; today: string }) {
  const { t } = useTranslation('today');
  const formats = useFormats();
  // Only vaccinations, which have a state of their own, are due by a day or at any time.
  if (due.as === 'now' || due.as === 'by') return null;
  const days = Math.abs(daysBetween(today, due.day));
  const { value, unit } = toAmount(days);
  const time = formats.number(value, { style: 'unit', unit, unitDisplay: 'long' });
  if (due.as === 'late') {
    return (
      <Badge tone="warning" icon={<Clock size="1em" />}>
        {days > maxLateDays ? t('due.longLate') : t('due.late', { time })}
      </Badge>
    );
  }
  if (days === 0) return <span>{t(`due.today.${due.as}`)}</span>;
  if (days === 1) return <span>{t(`due.day.${due.as}`)}</span>;
  return <span>{t(`due.${due.as}`, { time })}</span>;
}

/** By name, as far as they have arrived. */
function useDraftSubjects(toDos: readonly ToDo[]): ReadonlyMap<string, DraftSubject | undefined> {
  const drafts = toDos.filter((toDo) => toDo.kind === 'draft');
  const found = useQueries({ queries: drafts.map(draftSubjectQuery) });
  return new Map(drafts.map(({ modulo }, index) => [modulo, found[index]?.data]));
}

function useToDoText(toDos: readonly ToDo[]) {
  const { t } = useTranslation('today');
  const { t: tVaccines } = useTranslation('vaccinations');
  const formats = useFormats();
  const term = useTerms();
  const shortDay = useShortDay();
  const subjects = useDraftSubjects(toDos);
  return (toDo: ToDo): { text: string; detail?: string } => {
    switch (toDo.kind) {
      case 'draft': {
        const { title = '', day } = subjects.get(toDo.modulo) ?? {};
        const draft = t('toDo.draft', { kind: t(`toDo.drafts.${toDo.place.form}`) });
        return {
          text: [draft, firstWords(term(title), maxTitle) || shortDay(day)].filter(Boolean).join(dot),
          detail: t('toDo.draftSaved', { moment: formats.moment(toDo.savedAt) }),
        };
      }
      case 'proposal':
        return {
          text:
            toDo.count > 1
              ? t('toDo.proposals', { count: toDo.count })
              : t(`toDo.proposal.${toDo.tipo}`, { name: toDo.name }),
        };
      case 'report': {
        const { indagine_tipologia: name, indagine_data_display: day } = toDo.exam;
        return { text: t('toDo.report'), detail: `${term(name)} · ${formats.dayAndMonth(day)}` };
      }
      case 'box':
        return {
          text: t(toDo.over ? 'toDo.boxOver' : 'toDo.box', { drug: toDo.drug, day: formats.dayAndMonth(toDo.day) }),
        };
      case 'doctor':
        return { text: t('toDo.doctor', { name: toDo.name }) };
      case 'book':
        return { text: t('toDo.book', { count: toDo.count, exam: term(toDo.exam.indagine_tipologia) }) };
      case 'vaccine':
        return { text: t('toDo.vaccine', { vaccine: tVaccines(`schedule.vaccines.${toDo.vaccine}.name`) }) };
      case 'share':
        return { text: t('toDo.share', { label: toDo.label, moment: formats.moment(toDo.endsAt) }) };
    }
  };
}
