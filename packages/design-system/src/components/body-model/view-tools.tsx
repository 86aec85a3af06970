import { ArrowDown } from '../../internals/icons/arrow-down.tsx';
import { ArrowUp } from '../../internals/icons/arrow-up.tsx';
import { RotateCcw } from '../../internals/icons/rotate-ccw.tsx';
import { RotateCw } from '../../internals/icons/rotate-cw.tsx';
import { ZoomIn } from '../../internals/icons/zoom-in.tsx';
import { ZoomOut } from '../../internals/icons/zoom-out.tsx';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { views } from '../pain-canvas/core/space.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { painCanvasMessages } from '../pain-canvas/pain-canvas.messages.ts';
import { bodyModelMessages } from './body-model.messages.ts';
import * as styles from './body-stage.css.ts';
import { type Camera, maxTilt, maxZoom } from './view/camera.ts';
import type { Stage } from './view/stage.ts';

export type ViewState = Readonly<Pick<Camera, 'zoom' | 'tilt' | 'side'>>;

interface ViewToolsProps {
  stage: Stage | undefined;
  viewState: ViewState;
  sides: Readonly<Record<ViewState['side'], string>>;
  announce: (text: string) => void;
}

const eighth = Math.PI / 4;
const tiltStep = Math.PI / 9;
const zoomStep = 1.5;
const nearly = 1e-3;

export function ViewTools({ stage, viewState, sides, announce }: ViewToolsProps) {
  const messages = useMessages(bodyModelMessages);
  const canvas = useMessages(painCanvasMessages);
  const pain = useMessages(painMessages);

  function turn(by: number) {
    stage?.animation.stop();
    stage?.animation.to((camera) => {
      camera.turnBy(by, 0);
      announce(sides[camera.side]);
    });
  }

  const move = (change: (camera: Camera) => void) => () => stage?.animation.to(change);

  return (
    <fieldset className={styles.tools} aria-label={messages.view}>
      {views.map((view) => (
        <Button
          key={view}
          size="sm"
          className={styles.viewButton}
          onClick={() => {
            stage?.face(view);
            announce(pain[view]);
          }}
        >
          {pain[view]}
        </Button>
      ))}
      <IconButton {...tool} label={messages.turnLeft} icon={<RotateCcw size={20} />} onClick={() => turn(-eighth)} />
      <IconButton {...tool} label={messages.turnRight} icon={<RotateCw size={20} />} onClick={() => turn(eighth)} />
      <IconButton
        {...tool}
        label={messages.tiltUp}
        icon={<ArrowUp size={20} />}
        disabledReason={viewState.tilt >= maxTilt - nearly ? messages.highest : undefined}
        onClick={move((camera) => camera.turnBy(0, tiltStep))}
      />
      <IconButton
        {...tool}
        label={messages.tiltDown}
        icon={<ArrowDown size={20} />}
        disabledReason={viewState.tilt <= nearly - maxTilt ? messages.lowest : undefined}
        onClick={move((camera) => camera.turnBy(0, -tiltStep))}
      />
      <IconButton
        {...tool}
        label={canvas.zoomIn}
        icon={<ZoomIn size={20} />}
        disabledReason={viewState.zoom >= maxZoom - nearly ? messages.largest : undefined}
        onClick={move((camera) => camera.zoomTo(camera.zoom * zoomStep))}
      />
      <IconButton
        {...tool}
        label={canvas.zoomOut}
        icon={<ZoomOut size={20} />}
        disabledReason={viewState.zoom <= 1 + nearly ? messages.smallest : undefined}
        onClick={move((camera) => camera.zoomTo(camera.zoom / zoomStep))}
      />
    </fieldset>
  );
}

const tool = { variant: 'secondary', size: 'sm' } as const;
