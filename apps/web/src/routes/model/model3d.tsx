import { createFileRoute } from '@tanstack/react-router';
import { BodyModelPage } from '../../areas/body-model/body-model-page.tsx';
import { loadMessages } from '../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/model/model3d')({
  loader: () => loadMessages('body-model'),
  component: BodyModelPage,
});
