import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../api/api.ts';
import { today } from '../formats/formats.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useSave } from '../forms/use-save.ts';
import { patientQuery } from '../patient/patient.queries.ts';
import { useSession } from '../session/use-session.ts';

interface SaveReadingProps {
  reading: { weightKg?: number; heightCm?: number } | undefined;
  onSaved: () => void;
}

/** Saves the weight and height typed for a calculator to the record, on request only. */
export default function SaveReading({ reading, onSaved }: SaveReadingProps) {
  const { t } = useTranslation('calculator-page');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { saving, failure, save } = useSave();

  async function saveReading() {
    if (!reading) return;
    const { weightKg = null, heightCm = null } = reading;
    const measures = [
      weightKg !== null && `${t('body.weight')} ${formats.number(weightKg)} kg`,
      heightCm !== null && `${t('body.height')} ${formats.number(heightCm)} cm`,
    ].filter(Boolean);
    const saved = await save(
      async () => {
        await api.call(operations.saveReading, {
          path: { id_record: 0 },
          body: {
            id_rilevazione: 0,
            id_paziente: patient.id_paziente,
            data_rilevazione: today(),
            parametro_peso: weightKg,
            parametro_altezza: heightCm,
            fonte: 'manuale',
          },
        });
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: patientQuery(userId).queryKey }),
          queryClient.invalidateQueries({ queryKey: api.key(operations.listReadings, { path: { id: userId } }) }),
        ]);
      },
      { question: t('body.saveQuestion'), detail: t('body.saveDetail', { measures: measures.join(', ') }) },
    );
    if (saved) onSaved();
  }

  return (
    <>
      <Button
        size="sm"
        loading={saving}
        disabledReason={reading ? undefined : t('body.saveNothing')}
        onClick={() => void saveReading()}
      >
        {t('body.save')}
      </Button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
}
