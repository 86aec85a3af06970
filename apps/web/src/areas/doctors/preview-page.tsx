import { Card, Facts } from '@libretto/design-system/card';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { SelectField } from '@libretto/design-system/select-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './doctors.css.ts';
import { associatedQuery, type Preview, previewQuery } from './doctors.queries.ts';
import { ExceptionsCard } from './exceptions-card.tsx';
import { type Habits, HabitsCard } from './habits-card.tsx';
import { PreviewList, useHiddenText } from './preview-list.tsx';
import type { PreviewArea } from './preview-rows.ts';
import { RecordCard } from './record-card.tsx';
import { useRecordRows } from './use-record-rows.ts';

const hiddenIn = (area: PreviewArea, hidden: Preview['nascosti']) => hidden.filter((one) => one.area === area);

export function PreviewPage({ id, habits }: { id: number; habits: Habits }) {
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const navigate = useNavigate();
  const names = useConfidentialityNames();
  const { data: doctors } = useSuspenseQuery(associatedQuery(userId));
  const { data: preview } = useSuspenseQuery(previewQuery(id));
  const formatHidden = useHiddenText();
  const { associazione, cartella, nascosti } = preview;
  const hidden = nascosti.reduce((sum, { numero }) => sum + numero, 0);
  const areas = useRecordRows(cartella);

  return (
    <Page
      title={t('preview.title')}
      description={t('preview.description', { name: associazione.care_provider.fullname })}
      actions={
        <Link to="/Registro/Salute" search={{ occhi: id }}>
          {t('preview.eyes')}
        </Link>
      }
      back={<BackLink to="/Registro/Dottori">{t('title')}</BackLink>}
    >
      <Card>
        <div className={styles.choice}>
          <SelectField
            label={t('preview.doctor')}
            name="doctor"
            required
            value={String(id)}
            options={doctors.data.map(({ id_cpp, care_provider }) => ({
              value: String(id_cpp),
              label: care_provider.fullname,
            }))}
            onChange={(chosen) => void navigate({ to: '/Registro/Dottori/$id', params: { id: Number(chosen) } })}
          />
          <Facts
            items={[
              { term: t('visibility'), value: names.visibility(associazione.visibility) },
              { term: t('level'), value: <ConfidentialityBadge level={associazione.assegnazione_confidenzialita} /> },
              { term: t('preview.hidden'), value: t('preview.records', { count: hidden }) },
            ]}
          />
        </div>
      </Card>
      <ExceptionsCard association={associazione} />
      <RecordCard record={cartella} hidden={nascosti} />
      {areas.map(([area, rows]) => (
        <PreviewList
          key={area}
          name={`vediCome.${area}`}
          area={area}
          rows={rows}
          subtitle={formatHidden(hiddenIn(area, nascosti))}
          none={t('preview.none')}
        />
      ))}
      <HabitsCard record={cartella} Habits={habits} />
    </Page>
  );
}
