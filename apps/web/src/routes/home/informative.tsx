import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../areas/guides/privacy-page.tsx';
import { loadMessages } from '../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/home/informative')({
  loader: () => loadMessages('guides'),
  component: PrivacyPage,
});
