import { type PainLevel, painColors, painLevels, sheetInk } from '../../theme/pain.ts';
import { hatch } from './core/hatch.ts';
import * as styles from './level-swatch.css.ts';

const box = { left: 0, top: 0, right: 28, bottom: 28 };

/** Colour, pattern and number of a level, each sufficient on its own. Render the name next to it. */
export function LevelSwatch({ level }: { level: PainLevel }) {
  const color = painColors[level];
  const lines = level === 'none' ? [] : hatch(level, box);
  return (
    <svg className={styles.swatch} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" fill="#fff" />
      <rect width="28" height="28" fill={color} fillOpacity="0.2" />
      <path
        d={lines.map((line) => `M${line[0]} ${line[1]}L${line[2]} ${line[3]}`).join('')}
        stroke={color}
        strokeWidth="2"
      />
      <circle cx="14" cy="14" r="8.5" fill={color} />
      <text x="14" y="18.2" textAnchor="middle" fill={level === 'none' ? sheetInk : '#fff'} className={styles.number}>
        {painLevels.indexOf(level) + 1}
      </text>
    </svg>
  );
}
