import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getGuideUrl } from './guides.ts';
import { tool } from './tool.css.ts';

export default function HelpButton({ path }: { path: string }) {
  const { t, i18n } = useTranslation();
  const guide = getGuideUrl(path, i18n.language);
  // Keeps the other buttons where they are.
  if (!guide) return <span className={tool} />;
  return (
    <a className={tool} href={guide} download aria-label={t('help')} title={t('help')}>
      <CircleQuestionMark aria-hidden="true" strokeWidth={1.75} />
    </a>
  );
}
