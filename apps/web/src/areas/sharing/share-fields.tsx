import { ShareSave as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { Checkbox } from '@libretto/design-system/checkbox';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import * as forms from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { AreaChoice } from './area-choice.tsx';
import type { CreatedLink } from './link-ready.tsx';
import { lifetimes, type Replacement, replacingValues, shareBody, shareForm, shareSchema, uses } from './share-form.ts';
import { createShare, refreshShares, type VisitSheet } from './sharing.queries.ts';

export interface ShareFormProps {
  patient: Patient;
  sheet?: VisitSheet | undefined;
  /** The link that the new one stands in for, and the area and level that it must show as well. */
  instead?: Replacement | undefined;
  onCreated: (link: CreatedLink) => void;
  onClose: () => void;
}

/** All choices of a link. */
export function ShareForm({ patient, sheet, instead, onClose, onCreated }: ShareFormProps) {
  const { t } = useTranslation('sharing');
  const { t: tRecords } = useTranslation('records');
  const rules = {
    required: tRecords('required'),
    long: tRecords('long'),
    areas: t('form.areasMissing'),
    contents: t('form.contentsMissing'),
    code: t('form.codeShort'),
    visit: sheet !== undefined,
  };
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: shareForm.initial(undefined, undefined, {
      etichetta: sheet ? t('visit.label') : '',
      ...(instead && replacingValues(instead)),
    }),
    schema: shareSchema(rules),
    question: null,
    done: null,
    failed: (error) => t(error instanceof ProblemError && error.code === 'too-many' ? 'form.tooMany' : 'form.failed'),
    save: async (values) => {
      const { collegamento, id_condivisione } = await createShare(shareBody(values, sheet, currentLanguage()));
      onCreated({ id: id_condivisione, link: collegamento });
      await refreshShares();
    },
    onSaved: () => {},
  });
  const level = useStore(form.store, ({ values }) => values.id_livello_confidenzialita);

  const options = <Name extends 'lifetimes' | 'uses'>(name: Name, values: readonly string[]) =>
    values.map((value) => ({
      value: value || 'none',
      label: t(`form.${name}.${value || 'none'}` as 'form.uses.none'),
    }));
  function describe() {
    if (instead) return t('form.insteadDescription', { name: instead.share.etichetta });
    return t(sheet ? 'form.visitDescription' : 'form.description');
  }
  return (
    <FormDialog
      title={t('form.title')}
      description={describe()}
      submitLabel={t('form.submit')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="etichetta">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('form.label')}
            hint={t('form.labelHint')}
            maxLength={maxLengths.etichetta}
            required
          />
        )}
      </form.Field>
      {!sheet && (
        <>
          <form.Field name="id_livello_confidenzialita">
            {(field) => (
              <ConfidentialityLevelSelect
                {...bind(field)}
                label={t('form.level')}
                levels={patient.liveli_confidencialita}
              />
            )}
          </form.Field>
          <form.Field name="aree">{(field) => <AreaChoice {...bind(field)} level={level} />}</form.Field>
        </>
      )}
      <form.Field name="pdf">
        {(field) => <Checkbox {...bind(field)} label={t('contents.pdf')} description={t('form.pdfHint')} />}
      </form.Field>
      <form.Field name="fhir">
        {(field) => <Checkbox {...bind(field)} label={t('contents.fhir')} description={t('form.fhirHint')} />}
      </form.Field>
      <div className={forms.pair}>
        <form.Field name="ore_di_validita">
          {(field) => (
            <SelectField
              {...bind(field)}
              label={t('form.lifetime')}
              options={options('lifetimes', lifetimes)}
              required
            />
          )}
        </form.Field>
        <form.Field name="usi_massimi">
          {(field) => {
            const { value, onChange, ...rest } = bind(field);
            return (
              <SelectField
                {...rest}
                label={t('form.most')}
                value={value || 'none'}
                onChange={(chosen) => onChange(chosen === 'none' ? '' : chosen)}
                options={options('uses', uses)}
                required
              />
            );
          }}
        </form.Field>
      </div>
      <form.Field name="codice">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('form.code')}
            hint={t('form.codeHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.codice}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
