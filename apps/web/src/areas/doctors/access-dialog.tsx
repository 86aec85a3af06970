import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import {
  type AccessPreset,
  type DoctorAccess,
  DoctorLockDialog,
} from '@libretto/design-system/confidentiality-lock-dialog';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { type UseQueryResult, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveAccess } from '../../shared/access/access.queries.ts';
import { refreshAccess } from '../../shared/access/exceptions.queries.ts';
import { type ForecastOf, forecastQuery } from '../../shared/access/forecast.queries.ts';
import { type Forecast, useForecastText } from '../../shared/access/use-forecast-text.ts';
import { queryClient } from '../../shared/api/api.ts';
import { RecordLog } from '../../shared/confidentiality/record-log.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useVersionConflict } from '../../shared/records/use-version-conflict.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { presetsFor } from './access-presets.ts';
import { type Association, tagsQuery } from './doctors.queries.ts';

export interface AccessDialogProps {
  association: Association;
  patient: Patient;
  /** Asks what a doctor who was just added should see; what the doctor sees now, unless it could not be counted. */
  added?: { now: Forecast | undefined } | undefined;
  onClose: () => void;
}

type Count = Pick<UseQueryResult<Forecast>, 'data' | 'isError'>;

export function AccessDialog({ association, patient, added, onClose }: AccessDialogProps) {
  const { t } = useTranslation('doctors');
  const { t: tAccess } = useTranslation('access');
  const { t: tShell } = useTranslation();
  const { data: specialties } = useSuspenseQuery(tagsQuery());
  const confirm = useConfirm();
  const toasts = useToast();
  const term = useTerms();
  const names = useConfidentialityNames();
  const forecastText = useForecastText();
  const { id_cpp, care_provider, assegnazione_confidenzialita, visibility, tags } = association;
  const { fullname, specializzation } = care_provider;
  const { ifMatch: seen, question, describeConflict: overtaken } = useVersionConflict(association.versione);
  const known = presetsFor(specializzation, specialties, term);
  const query = (access: DoctorAccess) => forecastQuery(patient.id_utente, { ...(access as ForecastOf), id_cpp });
  const counts = useQueries({ queries: known.map(({ access }) => query(access)) });
  const describe = ({ data, isError }: Count) =>
    data ? forecastText(data) : tAccess(isError ? 'forecast.failed' : 'forecast.loading');
  const presets = known.map(({ name, access }, index): AccessPreset => {
    const count = counts[index];
    return { id: name, label: t(`presets.names.${name}`), description: count && describe(count), access };
  });

  async function summarize(access: DoctorAccess): Promise<string> {
    const at = presets.findIndex((preset) => preset.access === access);
    const count = at < 0 ? await queryClient.fetchQuery(query(access)).catch(() => undefined) : counts[at]?.data;
    const forecast = count ? forecastText(count) : '';
    const preset = presets[at]?.label;
    if (preset) return t('presets.summary', { name: fullname, preset, forecast }).trim();
    const named = { visibility: names.visibility(access.visibility), level: names.level(access.level) };
    return t('presets.summaryFine', { name: fullname, ...named, forecast }).trim();
  }

  const title = () => {
    if (!added) return undefined;
    if (!added.now) return t('presets.askOnly');
    return t('presets.ask', { seen: added.now.visti, total: added.now.totale });
  };

  return (
    <DoctorLockDialog
      open
      title={title()}
      description={fullname}
      levels={patient.liveli_confidencialita}
      specialties={specialties}
      value={{ level: assegnazione_confidenzialita, visibility, tags }}
      presets={presets}
      renderForecast={(access) => <AccessForecast query={query(access)} />}
      confirm={async (access) => confirm({ message: question ?? t('saveQuestion'), detail: await summarize(access) })}
      describeError={(error) => {
        console.warn('The access of a doctor could not be changed', error);
        return overtaken(error) === undefined ? tShell('save.failed') : t('accessChanged');
      }}
      onSave={async (access) => {
        const { level, visibility, tags } = access;
        const wanted = { assegnazione_confidenzialita: level, visibility, tags: [...tags] };
        await saveAccess(id_cpp, wanted, seen).finally(refreshAccess);
      }}
      onClose={(saved) => {
        onClose();
        if (saved) toasts.show({ message: t('accessSaved'), tone: 'success' });
      }}
    >
      <RecordLog record={{ tipo: 'doctor', id: id_cpp }} />
    </DoctorLockDialog>
  );
}

function AccessForecast({ query }: { query: ReturnType<typeof forecastQuery> }) {
  const { t } = useTranslation('access');
  const { data, isError } = useQuery(query);
  if (!data) return t(isError ? 'forecast.failed' : 'forecast.loading');
  return t('forecast.sees', { seen: data.visti, total: data.totale });
}
