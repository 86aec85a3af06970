import { useNavigate, useRouter } from '@tanstack/react-router';

/** Goes back, or to the patient card if the user came from outside. */
export function useGoBack(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/Registro/SchedaPaziente' });
  };
}
