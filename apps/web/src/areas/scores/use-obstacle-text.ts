import { useTranslation } from 'react-i18next';
import type { Obstacle } from './score-kinds.ts';

/** Why a score cannot be computed, in words. */
export function useObstacleText(): (obstacle: Obstacle | undefined) => string | undefined {
  const { t } = useTranslation('scores');
  return (obstacle) => {
    if (obstacle === undefined) return undefined;
    return obstacle.reason === 'age' ? t('reason.age', { years: obstacle.years }) : t(`reason.${obstacle.reason}`);
  };
}
