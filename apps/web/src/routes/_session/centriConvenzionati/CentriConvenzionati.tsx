import { createFileRoute, redirect } from '@tanstack/react-router';

// As whoever writes the address by hand spells it.
export const Route = createFileRoute('/_session/centriConvenzionati/CentriConvenzionati')({
  beforeLoad: () => {
    throw redirect({ to: '/centriConvezionati/CentriConvezionati', replace: true });
  },
});
