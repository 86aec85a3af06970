import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { today } from '../../shared/formats/formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import type { Language } from '../../shared/preferences/preferences.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type Choices, fetchReport, type Kind } from './reports.queries.ts';

interface Downloads {
  pending: ReadonlySet<Kind>;
  download: (kind: Kind) => Promise<void>;
}

export function useDownload(language: Language, choices: Choices): Downloads {
  const { t } = useTranslation('reports');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const confirm = useConfirm();
  const toasts = useToast();
  const [pending, setPending] = useState<ReadonlySet<Kind>>(new Set());
  const person = `${patient.paziente_nome} ${patient.paziente_cognome}`;

  const download = useCallback(
    async (kind: Kind) => {
      const name = t(`kinds.${kind}.title`);
      const questioned = kind !== 'fhir';
      if (questioned) {
        const question = { message: t(`questions.${kind}`), detail: t('keep'), confirmLabel: t('download') };
        if (!(await confirm(question))) return;
      }
      setPending((before) => new Set(before).add(kind));
      try {
        const blob = await fetchReport({ kind, userId, language, choices });
        saveBlob(blob, questioned ? `${t(`files.${kind}`)} ${today()}.pdf` : `${person} ${today()}.txt`);
        toasts.show({ message: t('saved', { name }), tone: 'success' });
      } catch (error) {
        console.warn('A report could not be generated', error);
        toasts.show({ message: t('failed', { name }), tone: 'danger' });
      } finally {
        setPending((before) => new Set([...before].filter((one) => one !== kind)));
      }
    },
    [t, confirm, toasts, userId, language, choices, person],
  );

  return { pending, download };
}
