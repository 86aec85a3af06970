import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { ProgressBar } from '@libretto/design-system/progress';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { Download, Eye, FileJson, FileText, Siren } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { StickyFoot } from '../../shared/page/sticky-foot.tsx';
import { type Language, languages } from '../../shared/preferences/preferences.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ReportChoices } from './report-choices.tsx';
import * as styles from './reports.css.ts';
import { type Choices, type Kind, kinds } from './reports.queries.ts';
import { useDownload } from './use-download.ts';

const icons = { report: FileText, emergency: Siren, fhir: FileJson };

const loadPreview = async () => (await import('./preview-dialog.tsx')).PreviewDialog;

export function ReportsPage() {
  const { t } = useTranslation('reports');
  const { userId } = useSession();
  // An Italian user abroad needs an English report, so the language can be chosen.
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [choices, setChoices] = useState<Choices>({ audience: 'medico', level: strictest });
  const { pending, download } = useDownload(language, choices);
  const preview = useLazyDialog(loadPreview);
  const open = (kind: Kind) =>
    void preview.open({ wanted: { kind, userId, language, choices }, onDownload: () => void download(kind) });

  return (
    <Page title={t('title')} description={t('description')} back={<PlaceBack to="/Registro/Condividi" />}>
      <RadioGroup
        label={t('language')}
        hint={t('languageHint')}
        name="lingua"
        layout="inline"
        value={language}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(value) => setLanguage(languages.find((known) => known === value) ?? 'it')}
      />
      <ul className={styles.reports}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.item}>
            <Report
              kind={kind}
              making={pending.has(kind)}
              onPreview={() => open(kind)}
              onDownload={() => void download(kind)}
            >
              {kind === 'report' && <ReportChoices choices={choices} onChange={setChoices} />}
            </Report>
          </li>
        ))}
      </ul>
      {preview.element}
    </Page>
  );
}

interface ReportProps {
  kind: Kind;
  making: boolean;
  onPreview: () => void;
  onDownload: () => void;
  children: ReactNode;
}

function Report({ kind, making, onPreview, onDownload, children }: ReportProps) {
  const { t } = useTranslation('reports');
  const name = t(`kinds.${kind}.title`);
  const Icon = icons[kind];
  const labelled = (action: string) => ({ 'aria-label': t('named', { action, name }) });
  const actions = (
    <>
      {making && <ProgressBar label={t('making', { name })} />}
      <div className={styles.actions}>
        <Button iconStart={<Eye />} onClick={onPreview} {...labelled(t('preview'))}>
          {t('preview')}
        </Button>
        <Button
          variant="primary"
          iconStart={<Download />}
          loading={making}
          onClick={onDownload}
          {...labelled(t('download'))}
        >
          {t('download')}
        </Button>
      </div>
    </>
  );
  return (
    <Card title={name} icon={<Icon />} className={styles.card}>
      <div className={styles.content}>
        <p className={styles.text}>{t(`kinds.${kind}.text`)}</p>
        {children}
        {children ? (
          <StickyFoot className={styles.footerBelowChoices}>{actions}</StickyFoot>
        ) : (
          <div className={styles.footer}>{actions}</div>
        )}
      </div>
    </Card>
  );
}
