import { figures } from '../pain-canvas/body/figures.ts';
import * as styles from './pain-heat-map.css.ts';

/** Head and shoulders of the body that is drawn on, as the illustration of an empty map. */
export function BodyCrop() {
  return (
    <svg viewBox="94 8 231 150" className={styles.crop} aria-hidden="true">
      <path className={styles.cropDetails} d={figures.front.details} />
      <path d={figures.front.outline} />
    </svg>
  );
}
