import { createFileRoute } from '@tanstack/react-router';
import { CardPage } from '../areas/emergency/card-page.tsx';
import { loadMessages } from '../shared/i18n/i18n.ts';

/** Public, without requests: the card is stored on this device. */
export const Route = createFileRoute('/emergenza')({
  loader: () => loadMessages('emergency'),
  component: CardPage,
});
