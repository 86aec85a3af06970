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
  children: ReactNode;
  announcement: string;
  onClose: (discarded?: DrawingState) => void;
}

const getState = ({ commands, position }: PainDrawing): DrawingState => ({ commands: [...commands], position });

/** Only cancel restores the previous drawing, and passes the discarded state to `onClose`. */
export function FullScreen({ drawing, tools, children, announcement, onClose }: FullScreenProps) {
  const messages = useMessages(painCanvasMessages);
  const [before] = useState(() => ({ ...getState(drawing), revision: drawing.revision }));

  function cancel() {
    if (drawing.revision === before.revision) return onClose();
    const drawn = getState(drawing);
    drawing.restore(before);
    onClose(drawn);
  }

  return (
    <FullScreenFrame
      label={messages.label}
      hint={messages.fingersHint}
      buttons={
        <Button className={styles.headerButton} onClick={cancel}>
          {messages.cancel}
        </Button>
      }
      tools={tools}
      announcement={announcement}
      onDone={() => onClose()}
    >
      {children}
    </FullScreenFrame>
  );
}

export interface FullScreenFrameProps {
  label: string;
  hint: string;
  buttons?: ReactNode;
  tools: ReactNode;
  children: ReactNode;
  announcement: string;
  onDone: () => void;
}

export function FullScreenFrame({ label, hint, buttons, tools, children, announcement, onDone }: FullScreenFrameProps) {
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
          <Button className={styles.headerButton} variant="primary" onClick={onDone}>
            {messages.done}
          </Button>
        </div>
      </header>
      <div className={styles.layout}>
        <div className={styles.tools}>
          <p className={styles.hint}>{hint}</p>
          {tools}
        </div>
        <div className={styles.sheet} data-full>
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      </div>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Modal>
  );
}
