import { Banner } from '@libretto/design-system/banner';
import { buttonClass } from '@libretto/design-system/button';
import { Card, type Fact, Facts } from '@libretto/design-system/card';
import { EmptyState } from '@libretto/design-system/empty-state';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DrugDataLine } from '../../shared/drugs/drug-data-line.tsx';
import { medicineName } from '../../shared/drugs/medicine-name.ts';
import { Page } from '../../shared/page/page.tsx';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { atcGroup } from './atc-group.ts';
import * as styles from './drugs.css.ts';
import { type DrugDetails, drugDetailsQuery } from './drugs.queries.ts';

interface DrugPageProps {
  id: string;
  vaccine: boolean;
}

/** The catalogue is in Italian in every interface language. */
const italian = (text: string) => text && <span lang="it">{text}</span>;

export function DrugPage({ id, vaccine }: DrugPageProps) {
  const { t } = useTranslation('drugs');
  const { data } = useSuspenseQuery(drugDetailsQuery(id));
  if (data === null) {
    return (
      <Page title={t(vaccine ? 'details.vaccine' : 'details.drug')} width="list">
        <EmptyState title={t(vaccine ? 'details.noVaccine' : 'details.noDrug')}>{t('details.missing')}</EmptyState>
      </Page>
    );
  }
  return <DrugFacts details={data} />;
}

function DrugFacts({ details }: { details: DrugDetails }) {
  const { t, i18n } = useTranslation('drugs');
  const term = useTerms();
  const { descrizione_breve: nome, sostanza, vaccino, tipo, foglio_illustrativo, dati } = details;
  return (
    <Page
      title={medicineName({ nome, sostanza }, i18n.language === 'en' ? 'en' : 'it')}
      description={tipo}
      width="list"
    >
      <Banner title={t('details.disclaimer')}>{t('details.disclaimerDetail')}</Banner>
      <Card title={t(vaccino ? 'details.aboutVaccine' : 'details.aboutDrug')}>
        <Facts items={toFacts(details)} />
      </Card>
      {foglio_illustrativo !== null && (
        <div>
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={foglio_illustrativo}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink aria-hidden="true" className={styles.linkIcon} />
            {t('details.leaflet')}
            <VisuallyHidden>, {t('details.newTab')}</VisuallyHidden>
          </a>
        </div>
      )}
      <DrugDataLine data={dati} />
    </Page>
  );

  function toFacts({ codice_atc, codice_aic, codice_32, ...drug }: DrugDetails): Fact[] {
    const english = i18n.language === 'en' ? drug.sostanza?.en : undefined;
    const group = atcGroup(codice_atc);
    const atc = group ? `${codice_atc} (${t(`atc.${group}`)})` : codice_atc;
    const pack = codice_aic
      ? [
          { term: t('details.aic'), value: codice_aic },
          { term: t('details.code32'), value: codice_32 },
        ]
      : [];
    if (drug.vaccino) {
      return [
        { term: t('details.kind'), value: italian(drug.tipo) },
        { term: t('details.diseases'), value: italian(drug.malattie.join(', ')) },
        { term: t('details.company'), value: drug.ditta },
        { term: t('details.atc'), value: atc },
        ...pack,
      ];
    }
    return [
      { term: t('details.ingredient'), value: english ?? italian(drug.principio_attivo) },
      { term: t('details.forms'), value: italian(drug.forma) },
      { term: t('details.route'), value: term(drug.somministrazione) },
      { term: t('details.supply'), value: italian(drug.fornitura) },
      { term: t('details.atc'), value: atc },
      ...(drug.ditta ? [{ term: t('details.company'), value: drug.ditta }] : []),
      ...pack,
    ];
  }
}
