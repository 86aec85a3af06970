import { createFileRoute, redirect } from '@tanstack/react-router';

// Redirects a common spelling.
export const Route = createFileRoute('/_session/centriConvenzionati/CentriConvenzionati')({
  beforeLoad: () => {
    throw redirect({ to: '/centriConvezionati/CentriConvezionati', replace: true });
  },
});
