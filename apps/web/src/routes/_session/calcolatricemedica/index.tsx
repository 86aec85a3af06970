import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_session/calcolatricemedica/')({
  beforeLoad: () => {
    throw redirect({ to: '/calcolatricemedica/Dosi', replace: true });
  },
});
