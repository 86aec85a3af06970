import { ReactionFields as maxLengths } from '@libretto/api-client/max-lengths';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { DateField } from '@libretto/design-system/date-field';
import { PhoneField } from '@libretto/design-system/phone-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { RatingField } from '@libretto/design-system/rating-field';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { TextField } from '@libretto/design-system/text-field';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../forms/use-checked-form.ts';
import * as styles from './reactions.css.ts';
import { structuresQuery } from './reactions.queries.ts';
import type { ReportDays } from './report-check.ts';
import { isRequired, notPregnant, outcomes, severities, type TextName, trimesters, yesNo } from './report-form.ts';

type Kind = 'date' | 'yesNo' | 'area' | 'line' | 'phone' | 'choice' | 'structure';

const kinds: Partial<Record<TextName, Kind>> = {
  id_structure_pharmacovigilance: 'structure',
  date_last_menstruation: 'date',
  pregnancy: 'choice',
  nursing_mother: 'yesNo',
  reaction: 'area',
  date_reaction: 'date',
  severity: 'choice',
  drugs_to_treat_reaction: 'area',
  reaction_now: 'choice',
  prescribed_by_doctor: 'yesNo',
  care_provider_warned: 'yesNo',
  reason: 'area',
  adverse_reaction_drug_suspended: 'yesNo',
  first_assumption_date: 'date',
  last_assumption_date: 'date',
  drug_already_used: 'yesNo',
  same_reaction: 'yesNo',
  other_drugs_used: 'area',
  other_diseases: 'area',
  contactable_care_provider: 'yesNo',
  phone_care_provider: 'line',
  patient_phone: 'phone',
};

/** Frequent answers, offered as a button. */
const usual: Partial<Record<TextName, 'none' | 'noneOfThem' | 'unknown'>> = {
  drugs_to_treat_reaction: 'none',
  batch_number: 'unknown',
  other_drugs_used: 'none',
  other_diseases: 'noneOfThem',
  address_care_provider: 'unknown',
  phone_care_provider: 'unknown',
};

interface ReportFieldProps {
  name: TextName;
  bound: FieldBinding<string>;
  days: ReportDays;
}

export function ReportField({ name, bound, days }: ReportFieldProps) {
  const { t } = useTranslation('reactions');
  const required = isRequired(name);
  const hints = t('hints', { returnObjects: true });
  const hint = name in hints ? hints[name as keyof typeof hints] : undefined;
  const field = { ...bound, label: t(`fields.${name}`), required, hint };
  const common = usual[name];
  switch (kinds[name]) {
    case 'structure':
      return <StructureField {...field} />;
    case 'date':
      return <DateField {...field} min={days.born} max={days.today} />;
    case 'yesNo':
      return (
        <RadioGroup
          {...field}
          layout="inline"
          options={yesNo.map((value) => ({ value, label: t(`answers.${value}`) }))}
        />
      );
    case 'choice':
      return <ChoiceField {...field} name={name} />;
    case 'phone':
      return <PhoneField {...field} />;
    default: {
      const Text = kinds[name] === 'area' ? TextArea : TextField;
      return (
        <div className={styles.withAnswer}>
          <Text
            {...field}
            {...(kinds[name] === 'area' && { rows: 2, maxLength: maxLengths[name as keyof typeof maxLengths] })}
            autoComplete="off"
          />
          {common && (
            <Button
              size="sm"
              className={styles.answer}
              aria-label={t('usual.named', { answer: t(`usual.${common}`), field: field.label })}
              onClick={() => bound.onChange(t(`usual.${common}`))}
            >
              {t(`usual.${common}`)}
            </Button>
          )}
        </div>
      );
    }
  }
}

type Labelled = FieldBinding<string> & { label: string; required: boolean; hint: string | undefined };

function ChoiceField({ name, ...field }: Labelled & { name: TextName }) {
  const { t } = useTranslation('reactions');
  const own = t('choices', { returnObjects: true });
  const label = (value: string) => (value in own ? own[value as keyof typeof own] : value);
  const values = name === 'severity' ? severities : name === 'reaction_now' ? outcomes : [notPregnant, ...trimesters];
  return <RadioGroup {...field} name={name} options={values.map((value) => ({ value, label: label(value) }))} />;
}

function StructureField(field: Labelled) {
  const { t } = useTranslation('reactions');
  const { data, isError, refetch } = useQuery(structuresQuery());
  return (
    <>
      {isError && !data && (
        <Banner
          tone="danger"
          title={t('structuresFailed')}
          announce
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      <SelectField
        {...field}
        options={(data ?? []).map(({ id, struttura }) => ({ value: String(id), label: struttura }))}
      />
    </>
  );
}

export function AffectField(bound: FieldBinding<number | null>) {
  const { t } = useTranslation('reactions');
  return (
    <RatingField
      {...bound}
      label={t('fields.reaction_affect')}
      required
      low={t('affect.low')}
      high={t('affect.high')}
    />
  );
}

export function MenstruationField({
  day,
  none,
  days,
}: {
  day: FieldBinding<string>;
  none: FieldBinding<boolean>;
  days: ReportDays;
}) {
  const { t } = useTranslation('reactions');
  return (
    <div className={styles.withAnswer}>
      {!none.value && <ReportField name="date_last_menstruation" bound={day} days={days} />}
      <Checkbox {...none} label={t('noMenstruation')} />
    </div>
  );
}
