import type { ReactNode } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../button/button.tsx';
import { useConfirm } from '../confirm-dialog/confirm-dialog.tsx';
import { reset } from './core/commands.ts';
import type { PainDrawing } from './core/drawing.ts';
import * as glyphs from './icons.ts';
import { Levels } from './levels.tsx';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import { type ToolStore, useInk } from './tool-store.ts';
import * as styles from './toolbar.css.ts';
import { useHistoryState } from './use-pain-drawing.ts';

interface HistoryActions {
  toolStore: ToolStore;
  className?: string | undefined;
  children?: ReactNode;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
}

export interface ToolbarProps extends HistoryActions {
  drawing: PainDrawing;
}

export function Toolbar({ drawing, onReset, ...acts }: ToolbarProps) {
  const messages = useMessages(painCanvasMessages);
  function clear() {
    drawing.run(reset());
    onReset();
  }
  const { resetConsequence: consequence, nothingToReset: nothing } = messages;
  return <PainTools {...acts} step={useHistoryState(drawing)} reset={{ consequence, nothing }} onReset={clear} />;
}

export interface PainToolsProps extends HistoryActions {
  step: { readonly canUndo: boolean; readonly canRedo: boolean; readonly blank: boolean };
  reset: { readonly consequence: string; readonly nothing: string };
}

export function PainTools({
  toolStore,
  className,
  children,
  step,
  reset: resetTexts,
  onUndo,
  onRedo,
  onReset,
}: PainToolsProps) {
  const messages = useMessages(painCanvasMessages);
  const confirm = useConfirm();
  const ink = useInk(toolStore);
  const erasing = ink.tool === 'eraser';
  const { canUndo, canRedo, blank } = step;

  async function askReset() {
    const sure = await confirm({
      message: messages.resetQuestion,
      detail: resetTexts.consequence,
      confirmLabel: messages.reset,
    });
    if (sure) onReset();
  }

  return (
    <div className={classNames(styles.toolbar, className)}>
      <Levels toolStore={toolStore} />
      <fieldset className={styles.tools} aria-label={messages.tools}>
        <Button
          {...tool}
          iconStart={<Glyph lines={glyphs.eraser} />}
          aria-pressed={erasing}
          onClick={() => toolStore.update({ tool: erasing ? 'pen' : 'eraser' })}
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
          disabledReason={blank ? resetTexts.nothing : undefined}
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
