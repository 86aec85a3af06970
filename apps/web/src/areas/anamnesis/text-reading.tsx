import * as operations from '@libretto/api-client/operations';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { RecordLog } from '../../shared/confidentiality/record-log.tsx';
import { draftsQuery } from '../../shared/drafts/drafts-query.ts';
import { resumeDraft } from '../../shared/drafts/use-draft.ts';
import { HiddenBanner } from '../../shared/eyes/hidden-note.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './anamnesis.css.ts';
import { textQuery } from './anamnesis.queries.ts';
import { HistoryLock } from './history-lock.tsx';
import type { TextPart, WrittenText } from './parts.ts';

interface TextReadingProps {
  part: TextPart;
  written: WrittenText;
}

export function TextReading({ part, written }: TextReadingProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('anamnesis');
  const { userId } = useSession();
  const navigate = useNavigate();
  const { data: drafts = [] } = useQuery(draftsQuery());
  const modulo = `anamnesi.${part}`;
  const name = t(`parts.${part}`);
  const empty = written.text === '';
  const mayWrite = mayAct(operations.saveFamilyAnamnesis);
  const mayLock = written.id_anamnesi_log !== 0 && mayAct(operations.saveLevels);
  const edit = () => void navigate({ to: '/Registro/Anamnesi', search: { modifica: part } });

  function resume() {
    resumeDraft(modulo);
    edit();
  }

  return (
    <>
      <HiddenBanner kind="anamnesis" id={written.id_anamnesi_log} />
      {mayWrite && drafts.some((draft) => draft.modulo === modulo) && (
        <Banner
          title={t('draft.left')}
          action={
            <Button size="sm" onClick={resume} aria-label={t('draft.open', { part: name })}>
              {t('draft.continue')}
            </Button>
          }
        />
      )}
      <p className={empty ? styles.muted : styles.text}>{empty ? t(`empty.${part}`) : written.text}</p>
      {(mayWrite || mayLock) && (
        <div className={styles.bar}>
          {mayWrite && (
            <Button
              variant={empty ? 'primary' : 'secondary'}
              iconStart={<PencilLine />}
              onClick={edit}
              aria-label={t(empty ? 'writeNamed' : 'editNamed', { part: name })}
            >
              {t(empty ? 'write' : 'edit')}
            </Button>
          )}
          {mayLock && <HistoryLock written={written} name={name} queryKey={textQuery(userId, part).queryKey} />}
        </div>
      )}
      {written.id_anamnesi_log !== 0 && <RecordLog record={{ tipo: 'anamnesis', id: written.id_anamnesi_log }} />}
    </>
  );
}
