import { type ReactNode, Suspense, useId, useState } from 'react';
import { Modal } from '../../internals/modal/modal.tsx';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DrawingState, PainDrawing } from './core/drawing.ts';
import * as styles from './full-screen.css.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';

export interface FullScreenProps {
  drawing: PainDrawing;
  tools: ReactNode;
  /** The switch between the sheets, and the one that is shown. */
  children: ReactNode;
  /** Read aloud. */
  said: string;
  /** With what was drawn meanwhile, if it was called off. */
  onClose: (calledOff?: DrawingState) => void;
}

const stateOf = ({ commands, position }: PainDrawing): DrawingState => ({ commands: [...commands], position });

/**
 * The sheets over the whole screen, where fingers draw and nothing scrolls. Escape and the way back of the system keep
 * what was drawn, as the button of the end does; only calling it off puts the drawing back, and hands over what it was.
 */
export function FullScreen({ drawing, tools, children, said, onClose }: FullScreenProps) {
  const messages = useMessages(painCanvasMessages);
  const [before] = useState(() => ({ ...stateOf(drawing), revision: drawing.revision }));
  const id = useId();

  function callOff() {
    if (drawing.revision === before.revision) return onClose();
    const drawn = stateOf(drawing);
    drawing.restore(before);
    onClose(drawn);
  }

  return (
    <Modal labelledBy={id} size="screen" onDismiss={() => onClose()}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title} tabIndex={-1} data-autofocus>
          {messages.label}
        </h2>
        <div className={styles.buttons}>
          <Button onClick={callOff}>{messages.cancel}</Button>
          <Button variant="primary" onClick={() => onClose()}>
            {messages.done}
          </Button>
        </div>
      </header>
      <div className={styles.desk}>
        <div className={styles.tools}>
          <p className={styles.hint}>{messages.fingersHint}</p>
          {tools}
        </div>
        <div className={styles.sheet} data-full>
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      </div>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </Modal>
  );
}
