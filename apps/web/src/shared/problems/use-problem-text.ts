import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { useTranslation } from 'react-i18next';

export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (error instanceof ConnectionError) return t(navigator.onLine ? 'problem.connection' : 'problem.offline');
    if (!(error instanceof ProblemError)) return t('problem.unknown');
    if (error.status === 429) return t('problem.busy');
    if (error.code === 'too-heavy') return t('problem.tooHeavy');
    if (error.requestId === undefined) return t('problem.status', { status: error.status });
    return t('problem.reference', { status: error.status, id: error.requestId });
  };
}
