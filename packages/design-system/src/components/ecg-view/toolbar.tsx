import { control } from '../../internals/field/field.css.ts';
import { Maximize2 } from '../../internals/icons/maximize-2.tsx';
import { Printer } from '../../internals/icons/printer.tsx';
import { Ruler } from '../../internals/icons/ruler.tsx';
import { ZoomIn } from '../../internals/icons/zoom-in.tsx';
import { ZoomOut } from '../../internals/icons/zoom-out.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { EcgStage } from './core/stage.ts';
import { gains, standardSpeed } from './core/view.ts';
import * as styles from './ecg-view.css.ts';
import type { EcgLabels } from './use-ecg-labels.ts';
import { useGain } from './use-view.ts';

interface ToolbarProps {
  stage: EcgStage;
  labels: EcgLabels;
  measuring: boolean;
  onMeasure: () => void;
  onPrint: () => void;
}

export function Toolbar({ stage, labels, measuring, onMeasure, onPrint }: ToolbarProps) {
  const { messages } = labels;
  const gain = useGain(stage);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are tools
    <div role="group" aria-label={messages.tools} className={styles.tools} data-print="hidden">
      <IconButton
        size="sm"
        variant="secondary"
        label={messages.zoomOut}
        icon={<ZoomOut />}
        onClick={() => stage.step(-1)}
      />
      <IconButton
        size="sm"
        variant="secondary"
        label={messages.zoomIn}
        icon={<ZoomIn />}
        onClick={() => stage.step(1)}
      />
      <Button size="sm" onClick={() => stage.setSpeed(standardSpeed)}>
        {messages.usual}
      </Button>
      <Button size="sm" iconStart={<Maximize2 />} onClick={() => stage.setSpeed(0)}>
        {messages.all}
      </Button>
      <select
        className={`${control} ${styles.gain}`}
        aria-label={messages.gain}
        value={gain}
        onChange={(event) => stage.show({ gain: Number(event.target.value) })}
      >
        {gains.map((one) => (
          <option key={one} value={one}>
            {labels.gain(one)}
          </option>
        ))}
      </select>
      <Button
        size="sm"
        variant={measuring ? 'primary' : 'secondary'}
        iconStart={<Ruler />}
        aria-pressed={measuring}
        onClick={onMeasure}
      >
        {messages.measure}
      </Button>
      <IconButton size="sm" variant="secondary" label={messages.print} icon={<Printer />} onClick={onPrint} />
    </div>
  );
}
