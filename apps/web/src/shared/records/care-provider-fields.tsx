import { Button } from '@libretto/design-system/button';
import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from '../acting/acting.ts';
import { toggles } from '../forms/form.css.ts';
import type { FieldBinding } from '../forms/use-checked-form.ts';
import type { Patient } from '../patient/patient.queries.ts';
import { doctorsQuery, newProvider } from './care-provider.ts';
import { mostUsed, useEarlierNames } from './earlier-names.ts';
import * as styles from './records.css.ts';

export interface CareProviderFieldsProps {
  patient: Patient;
  required: boolean;
  medico: FieldBinding<string>;
  altroMedico: FieldBinding<string>;
  /** Whose name is meant. Default: of who saw the patient. */
  hint?: string;
  /** Offered besides the doctors and the names that were typed before. */
  answers?: readonly string[];
}

/** Differs from the names of doctors. */
const answerOption = (answer: string) => `answer:${answer}`;

export function CareProviderFields({
  patient,
  required,
  medico,
  altroMedico,
  hint,
  answers = [],
}: CareProviderFieldsProps) {
  const { t } = useTranslation('records');
  const acting = useActing() !== undefined;
  // Refetched on window focus, because a doctor may have been added in another tab.
  const { data, isError } = useQuery({ ...doctorsQuery(patient.id_utente), staleTime: 0 });
  // The recorded name stays a choice, even if the doctor is no longer associated.
  const [recorded] = useState(() => [medico.value].filter((name) => name !== '' && name !== newProvider));
  const others = (data?.data ?? []).filter(
    ({ care_provider: { id_utente, attivo } }) => attivo && id_utente !== patient.id_utente,
  );
  const names = new Set([...recorded, ...others.map(({ care_provider: { fullname } }) => fullname)]);
  const own = `${patient.paziente_nome} ${patient.paziente_cognome}`;
  names.delete(own);
  const isTyped = medico.value === newProvider;
  const hasChoice = names.size > 0 || !data;
  const [isAnswer, setIsAnswer] = useState(isTyped && answers.includes(altroMedico.value));
  const isAnswered = hasChoice && isTyped && isAnswer;
  const earlier = useEarlierNames(patient.id_utente, (isTyped && !isAnswered) || !hasChoice);
  // With a choice of doctors, the answers are among its options.
  const offered = [...(hasChoice ? [] : answers), ...mostUsed(earlier, new Set([...names, ...answers, own]))];

  function choose(option: string) {
    const answer = answers.find((one) => answerOption(one) === option);
    setIsAnswer(answer !== undefined);
    if (answer !== undefined || isAnswered) altroMedico.onChange(answer ?? '');
    medico.onChange(answer === undefined ? option : newProvider);
  }

  const typed = hasChoice
    ? { ...altroMedico, label: t('careProvider.other') }
    : {
        name: altroMedico.name,
        value: isTyped ? altroMedico.value : '',
        onChange: (text: string) => {
          altroMedico.onChange(text);
          medico.onChange(text === '' ? '' : newProvider);
        },
        error: medico.error ?? altroMedico.error,
        label: t('careProvider.label'),
      };

  return (
    <>
      {hasChoice && (
        <SelectField
          {...medico}
          value={isAnswered ? answerOption(altroMedico.value) : medico.value}
          onChange={choose}
          label={t('careProvider.label')}
          required={required}
          hint={isError ? t('careProvider.notLoaded') : undefined}
          options={[
            ...[...names].map((name) => ({ value: name, label: name })),
            ...answers
              .filter((answer) => !names.has(answer))
              .map((answer) => ({ value: answerOption(answer), label: answer })),
            { value: own, label: t('careProvider.yourself', { name: own }), disabled: true },
            { value: newProvider, label: t('careProvider.new') },
          ]}
        />
      )}
      {((isTyped && !isAnswered) || !hasChoice) && (
        <div className={styles.other}>
          <TextField
            {...typed}
            hint={hint ?? t('careProvider.otherHint')}
            required={required}
            autoCapitalize="words"
            autoComplete="off"
          />
          {offered.length > 0 && (
            <fieldset className={toggles} aria-label={t('careProvider.offered')}>
              {offered.map((name) => (
                <Button key={name} size="sm" aria-pressed={typed.value === name} onClick={() => typed.onChange(name)}>
                  {name}
                </Button>
              ))}
            </fieldset>
          )}
          {/* A new tab would show the own record. */}
          {!acting && (
            <a className={styles.link} href="/webui/Registro/Dottori" target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" size="1em" className={styles.linkIcon} />
              <span>
                {t('careProvider.add')} <span className={styles.muted}>({t('careProvider.newTab')})</span>
              </span>
            </a>
          )}
        </div>
      )}
    </>
  );
}
