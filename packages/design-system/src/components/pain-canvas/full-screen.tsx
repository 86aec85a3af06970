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
  /** The sheet switch and the visible sheet. */
  children: ReactNode;
  said: string;
  /** Receives the discarded drawing on cancel. */
  onClose: (calledOff?: DrawingState) => void;
}

const stateOf = ({ commands, position }: PainDrawing): DrawingState => ({ commands: [...commands], position });

/**
 * Full-screen sheets where touch draws and nothing scrolls. Escape, the system's back action and the done button keep
 * the drawing; only cancel restores the previous one, and passes the discarded state to `onClose`.
 */
export function FullScreen({ drawing, tools, children, said, onClose }: FullScreenProps) {
  const messages = useMessages(painCanvasMessages);
  const [before] = useState(() => ({ ...stateOf(drawing), revision: drawing.revision }));

  function callOff() {
    if (drawing.revision === before.revision) return onClose();
    const drawn = stateOf(drawing);
    drawing.restore(before);
    onClose(drawn);
  }

  return (
    <FullScreenFrame
      label={messages.label}
      hint={messages.fingersHint}
      buttons={<Button onClick={callOff}>{messages.cancel}</Button>}
      tools={tools}
      said={said}
      onDone={() => onClose()}
    >
      {children}
    </FullScreenFrame>
  );
}

export interface FullScreenFrameProps {
  label: string;
  hint: string;
  /** Next to the done button. */
  buttons?: ReactNode;
  tools: ReactNode;
  children: ReactNode;
  said: string;
  onDone: () => void;
}

/** Full-screen frame for drawing with its tools; the page below neither scrolls nor takes focus. */
export function FullScreenFrame({ label, hint, buttons, tools, children, said, onDone }: FullScreenFrameProps) {
  const messages = useMessages(painCanvasMessages);
  const id = useId();
  return (
    <Modal labelledBy={id} size="screen" onDismiss={onDone}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title} tabIndex={-1} data-autofocus>
          {label}
        </h2>
        <div className={styles.buttons}>
          {buttons}
          <Button variant="primary" onClick={onDone}>
            {messages.done}
          </Button>
        </div>
      </header>
      <div className={styles.desk}>
        <div className={styles.tools}>
          <p className={styles.hint}>{hint}</p>
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
