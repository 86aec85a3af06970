import { useNavigate, useRouter } from '@tanstack/react-router';

/** Where one came from, or the patient card when one came from outside. */
export function useGoBack(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/Registro/SchedaPaziente' });
  };
}
