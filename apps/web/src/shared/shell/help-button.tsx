import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getGuideUrl } from './guides.ts';
import { tool } from './top-bar.css.ts';

export default function HelpButton({ path }: { path: string }) {
  const { t, i18n } = useTranslation();
  const guide = getGuideUrl(path, i18n.language);
  if (!guide) return null;
  return (
    <a className={tool} href={guide} download aria-label={t('help')} title={t('help')}>
      <CircleQuestionMark aria-hidden="true" size="1.25em" strokeWidth={1.75} />
    </a>
  );
}
