import { useTranslation } from 'react-i18next';
import type { Obstacle } from './score-kinds.ts';

export function useObstacleText(): (obstacle: Obstacle | undefined) => string | undefined {
  const { t } = useTranslation('scores');
  return (obstacle) => {
    if (obstacle === undefined) return undefined;
    if (obstacle.reason !== 'ages') return t(`reason.${obstacle.reason}`);
    const { from, to } = obstacle;
    return to === undefined ? t('reason.agesFrom', { from }) : t('reason.ages', { from, to });
  };
}
