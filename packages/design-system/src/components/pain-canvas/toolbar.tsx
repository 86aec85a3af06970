import type { ReactNode } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../button/button.tsx';
import { useConfirm } from '../confirm-dialog/confirm-dialog.tsx';
import { reset } from './core/commands.ts';
import type { PainDrawing } from './core/drawing.ts';
import * as glyphs from './glyphs.ts';
import { type Hand, useInk } from './hand.ts';
import { Levels } from './levels.tsx';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import * as styles from './toolbar.css.ts';
import { useStep } from './use-pain-drawing.ts';

interface Acts {
  hand: Hand;
  className?: string | undefined;
  children?: ReactNode;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
}

export interface ToolbarProps extends Acts {
  drawing: PainDrawing;
}

export function Toolbar({ drawing, onReset, ...acts }: ToolbarProps) {
  const messages = useMessages(painCanvasMessages);
  function clear() {
    drawing.run(reset());
    onReset();
  }
  const { resetConsequence: consequence, nothingToReset: nothing } = messages;
  return <PainTools {...acts} step={useStep(drawing)} reset={{ consequence, nothing }} onReset={clear} />;
}

export interface PainToolsProps extends Acts {
  step: { readonly canUndo: boolean; readonly canRedo: boolean; readonly blank: boolean };
  /** Confirmation text of a reset, and the reason why it is disabled. */
  reset: { readonly consequence: string; readonly nothing: string };
}

/** Levels, eraser, undo, redo and a reset with confirmation, for any pain drawing. */
export function PainTools({ hand, className, children, step, reset: words, onUndo, onRedo, onReset }: PainToolsProps) {
  const messages = useMessages(painCanvasMessages);
  const confirm = useConfirm();
  const ink = useInk(hand);
  const erasing = ink.tool === 'eraser';
  const { canUndo, canRedo, blank } = step;

  async function askReset() {
    const sure = await confirm({
      message: messages.resetQuestion,
      detail: words.consequence,
      confirmLabel: messages.reset,
    });
    if (sure) onReset();
  }

  return (
    <div className={classNames(styles.toolbar, className)}>
      <Levels hand={hand} />
      <fieldset className={styles.tools} aria-label={messages.tools}>
        <Button
          {...tool}
          iconStart={<Glyph lines={glyphs.rubber} />}
          aria-pressed={erasing}
          onClick={() => hand.take({ tool: erasing ? 'pen' : 'eraser' })}
        >
          {messages.eraser}
        </Button>
        <Button
          {...tool}
          iconStart={<Glyph lines={glyphs.undo} />}
          aria-keyshortcuts="Control+Z"
          disabledReason={!canUndo ? messages.nothingToUndo : undefined}
          onClick={onUndo}
        >
          {messages.undo}
        </Button>
        <Button
          {...tool}
          iconStart={<Glyph lines={glyphs.redo} />}
          aria-keyshortcuts="Control+Shift+Z Control+Y"
          disabledReason={!canRedo ? messages.nothingToRedo : undefined}
          onClick={onRedo}
        >
          {messages.redo}
        </Button>
        <Button
          {...tool}
          iconStart={<Glyph lines={glyphs.reset} />}
          disabledReason={blank ? words.nothing : undefined}
          onClick={askReset}
        >
          {messages.reset}
        </Button>
      </fieldset>
      {children}
    </div>
  );
}

const tool = { variant: 'ghost', size: 'sm', className: styles.tool } as const;
