import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './reports.css.ts';
import { audiences, type Choices } from './reports.queries.ts';

interface ReportChoicesProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

export function ReportChoices({ choices, onChange }: ReportChoicesProps) {
  const { t } = useTranslation('reports');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { audience, level } = choices;
  return (
    <div className={styles.choices}>
      <RadioGroup
        label={t('audience.label')}
        hint={t(`audience.hints.${audience}`)}
        name="destinatario"
        value={audience}
        options={audiences.map((value) => ({ value, label: t(`audience.names.${value}`) }))}
        onChange={(value) =>
          onChange({ ...choices, audience: audiences.find((candidate) => candidate === value) ?? 'medico' })
        }
      />
      <ConfidentialityLevelSelect
        levels={patient.liveli_confidencialita}
        name="livello"
        label={t('level.label')}
        value={level}
        onChange={(chosen) => onChange({ ...choices, level: chosen })}
      />
      <p className={styles.text}>{t(level === strictest ? 'level.whole' : 'level.part')}</p>
    </div>
  );
}
