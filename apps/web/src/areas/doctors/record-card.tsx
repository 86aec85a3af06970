import { Card, Facts } from '@libretto/design-system/card';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Preview } from './doctors.queries.ts';
import { useHiddenText } from './preview-list.tsx';

interface RecordCardProps {
  record: Preview['cartella'];
  hidden?: Preview['nascosti'];
}

export function RecordCard({ record, hidden }: RecordCardProps) {
  const { t } = useTranslation('doctors');
  const formats = useFormats();
  const formatHidden = useHiddenText();
  const { identita, paziente_gruppo, dettagli } = record;
  const { paziente_eta: age, paziente_sesso: sex } = identita;
  const birth = formats.date(identita.paziente_nascita);
  const reasons = hidden?.filter(({ area }) => area === 'personal-details');
  const { comune_nascita, contatto_indirizzo, comune_residenza, contatto_telefono } = dettagli?.contact_detail ?? {};
  const donor = dettagli?.paziente_donatore_organi;
  return (
    <Card title={t('preview.patient')}>
      <Facts
        items={[
          { term: t('name'), value: `${identita.paziente_nome} ${identita.paziente_cognome}` },
          {
            term: t('preview.birth'),
            value: birth && age !== null ? t('preview.birthAndAge', { birth, count: age }) : birth,
          },
          { term: t('preview.sex'), value: sex === 'unknown' ? '' : t(`preview.sexes.${sex}`) },
          { term: t('preview.taxCode'), value: identita.paziente_codfiscale },
          { term: t('preview.blood'), value: paziente_gruppo?.replace(' ', '') },
          ...(dettagli
            ? [
                { term: t('preview.donor'), value: donor && t(`preview.donors.${donor}`) },
                { term: t('preview.birthplace'), value: comune_nascita },
                {
                  term: t('preview.address'),
                  value: [contatto_indirizzo, comune_residenza].filter(Boolean).join(', '),
                },
                { term: t('preview.phone'), value: contatto_telefono && <PhoneNumber number={contatto_telefono} /> },
                { term: t('preview.email'), value: dettagli.paziente_email },
              ]
            : []),
          ...(!dettagli && reasons ? [{ term: t('preview.details'), value: formatHidden(reasons) }] : []),
        ]}
      />
    </Card>
  );
}
