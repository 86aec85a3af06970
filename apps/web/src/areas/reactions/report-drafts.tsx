import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { fetchDraft } from '../../shared/drafts/drafts.ts';
import { draftsQuery } from '../../shared/drafts/drafts-query.ts';
import { resumeDraft } from '../../shared/drafts/use-draft.ts';
import { useDraftRemoval } from '../../shared/drafts/use-draft-removal.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import * as styles from '../../shared/reactions/reactions.css.ts';
import { reactionReportDialog } from '../../shared/reactions/report.ts';

const loadReportCheck = () => import('../../shared/reactions/report-check.ts');

export function ReportDrafts({ patient }: { patient: Patient }) {
  const { t } = useTranslation('reactions');
  const formats = useFormats();
  const toasts = useToast();
  const { data = [] } = useQuery(draftsQuery());
  const path = { id_paziente: patient.id_utente, tipo_terapia: '3' } as const;
  const { data: therapies = [] } = useQuery(
    api.query(operations.listTherapies, { path, query: { lingua: currentLanguage() } }),
  );
  const getTitle = (modulo: string) => {
    const drug = therapies.find(({ id_terapie }) => modulo === `reazioni.${id_terapie}`)?.farmaco.descrizione_breve;
    return drug === undefined ? t('draft.title') : t('draft.titleNamed', { drug });
  };
  const dialog = useLazyDialog(reactionReportDialog);
  const remove = useDraftRemoval();

  async function resume(modulo: string) {
    try {
      const [{ readReportedTherapy }, { content }] = await Promise.all([loadReportCheck(), fetchDraft(modulo)]);
      const therapy = readReportedTherapy(content);
      if (therapy === undefined) throw new Error('The draft belongs to another form.');
      resumeDraft(modulo);
      await dialog.open({ patient, therapy });
    } catch (error) {
      console.warn('A draft could not be opened', error);
      toasts.show({ message: t('draft.failed'), tone: 'danger' });
    }
  }

  return (
    <>
      {data
        .filter(({ modulo }) => modulo.startsWith('reazioni.'))
        .map(({ modulo, aggiornata_il }) => (
          <Card key={modulo} title={getTitle(modulo)}>
            <div className={styles.fields}>
              <p>{t('draft.text', { moment: formats.moment(aggiornata_il) })}</p>
              <div className={styles.buttons}>
                <Button variant="primary" loading={dialog.loading} onClick={() => void resume(modulo)}>
                  {t('draft.continue')}
                </Button>
                <Button onClick={() => void remove({ modulo })}>{t('draft.discard')}</Button>
              </div>
            </div>
          </Card>
        ))}
      {dialog.element}
    </>
  );
}
