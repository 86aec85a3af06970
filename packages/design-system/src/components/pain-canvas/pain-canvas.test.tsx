import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmProvider } from '../confirm-dialog/index.ts';
import { figuresLoaded } from './body/loading.ts';
import {
  createPainDrawing,
  isPainless,
  markedRegions,
  PainCanvas,
  type PainCanvasProps,
  toPainDraft,
} from './index.ts';
import { line } from './testing/gestures.ts';
import { recording } from './testing/recording-context.ts';

let resized: (() => void)[] = [];

beforeEach(() => {
  resized = [];
  // Stubs for what jsdom lacks: canvas contexts, ResizeObserver, Path2D.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => recording().context });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized.push(notify);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {}
      transferToImageBitmap() {}
    },
  );
});

async function show(props: Partial<PainCanvasProps> = {}, container?: HTMLElement) {
  const drawing = props.drawing ?? createPainDrawing();
  await figuresLoaded;
  await act(async () => {
    render(
      <ConfirmProvider>
        <PainCanvas {...props} drawing={drawing} />
      </ConfirmProvider>,
      container && { container },
    );
  });
  return { drawing };
}

const levels = () => within(screen.getAllByRole('group', { name: 'Intensità del dolore' })[0] ?? document.body);

describe('PainCanvas', () => {
  // covers S-22
  it('shows front and back sheet with the patient’s sides', async () => {
    await show();
    const front = screen.getByRole('region', { name: 'Foglio fronte' }).closest('figure');
    const back = screen.getByRole('region', { name: 'Foglio retro' }).closest('figure');
    expect(front).toHaveProperty('textContent', expect.stringMatching(/Destra.*Fronte.*Sinistra/));
    expect(back).toHaveProperty('textContent', expect.stringMatching(/Sinistra.*Retro.*Destra/));
  });

  // covers S-23
  it('offers six named levels with one selected', async () => {
    await show();
    const radios = levels().getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      '1Nessuno',
      '2Lieve',
      '3Moderato',
      '4Intenso',
      '5Forte',
      '6Molto forte',
    ]);
    expect(radios.filter(({ checked }) => checked)).toHaveLength(1);
  });

  // covers A-31 M-24
  it('asks for confirmation before a reset', async () => {
    const { drawing } = await show();
    act(() => drawing.run(line('mild', [100, 100], [120, 100])));
    const button = screen.getByRole('button', { name: 'Ripristina' });
    fireEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Ripristina modifiche ?' });
    expect(drawing.commands).toHaveLength(1);
    fireEvent.click(within(question).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(isPainless(drawing)).toBe(false);

    fireEvent.click(button);
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(within(again).getByRole('button', { name: 'Ripristina' }));
    await waitFor(() => expect(isPainless(drawing)).toBe(true));
    drawing.undo();
    expect(isPainless(drawing)).toBe(false);
  });

  it('ends the line when the sheet is resized', async () => {
    const { drawing } = await show();
    const stage = document.querySelector('[data-stage="front"]') ?? document.body;
    const at = (clientX: number, clientY: number) => ({
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX,
      clientY,
    });
    act(() => {
      fireEvent.pointerDown(stage, at(180, 300));
      fireEvent.pointerMove(stage, at(190, 300));
      for (const notify of resized) notify();
      fireEvent.pointerMove(stage, at(240, 100));
      fireEvent.pointerUp(stage, at(240, 100));
    });
    expect(drawing.commands).toMatchObject([{ points: [180, 300, 190, 300] }]);
  });

  describe('touch', () => {
    function stroke(pointerType: string, size = 20, to = 240) {
      const stages = document.querySelectorAll('[data-stage="front"]');
      const stage = stages[stages.length - 1] ?? document.body;
      const at = (clientX: number) => ({
        ...{ pointerId: 1, isPrimary: true, pointerType, button: 0, clientX, clientY: 300, width: size, height: size },
      });
      act(() => {
        fireEvent.pointerDown(stage, at(180));
        for (let x = 180; x <= to; x += 10) fireEvent.pointerMove(stage, at(x));
        fireEvent.pointerUp(stage, at(to));
        // As browsers do, unless the page scrolled.
        if (to === 180) fireEvent.click(stage, at(to));
      });
    }
    const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    const toggle = () => screen.getAllByRole('button', { name: 'Disegna' })[0] as HTMLElement;
    /** Below the figure, for a phone. */
    const openFullScreen = () => fireEvent.click(screen.getAllByRole('button', { name: 'Disegna' })[1] as HTMLElement);

    it('scrolls until «Disegna» is on, whatever its size; pen and mouse always draw', async () => {
      const { drawing } = await show();
      stroke('touch');
      expect(drawing.commands).toHaveLength(0);
      stroke('mouse');
      expect(drawing.commands).toHaveLength(1);
      stroke('pen');
      expect(drawing.commands).toHaveLength(2);
      fireEvent.click(toggle());
      expect(toggle().getAttribute('aria-pressed')).toBe('true');
      stroke('touch');
      expect(drawing.commands).toHaveLength(3);
      stroke('touch', 70);
      expect(drawing.commands).toHaveLength(4);
      fireEvent.click(toggle());
      stroke('touch');
      expect(drawing.commands).toHaveLength(4);
    });

    it('shows a hint on a tap that does not draw', async () => {
      const { drawing } = await show();
      stroke('touch', 20, 180);
      expect(drawing.commands).toHaveLength(0);
      expect(toggle().nextElementSibling?.textContent).toMatch(/non ha disegnato.*«Disegna»/);
      expect(document.querySelector('[aria-live]')?.textContent).toMatch(/«Disegna»/);
    });

    it('draws in full screen, and a discarded drawing can be restored', async () => {
      const { drawing } = await show();
      act(() => drawing.run(line('mild', [100, 100], [120, 100])));
      openFullScreen();
      const dialog = within(await screen.findByRole('dialog', { name: 'Disegno del dolore' }));
      stroke('touch');
      expect(drawing.position).toBe(2);
      fireEvent.click(dialog.getByRole('button', { name: 'Annulla tratto' }));
      fireEvent.click(dialog.getByRole('button', { name: 'Annulla tratto' }));
      expect(drawing.position).toBe(0);
      stroke('touch');
      stroke('touch');
      fireEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(drawing.commands).toMatchObject([{ level: 'mild' }]);
      expect(drawing.position).toBe(1);
      press('Rimetti i tratti tolti');
      expect(drawing.commands).toMatchObject([{ level: 'moderate' }, { level: 'moderate' }]);
      expect(drawing.position).toBe(2);

      openFullScreen();
      stroke('touch');
      fireEvent.click(screen.getByRole('button', { name: 'Fatto' }));
      expect(drawing.position).toBe(3);
      expect(screen.queryByRole('button', { name: 'Rimetti i tratti tolti' })).toBeNull();
    });
  });

  it('lets the wheel scroll the page except during a stroke', async () => {
    await show();
    const stage = document.querySelector('[data-stage="front"]') ?? document.body;
    const at = { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 180, clientY: 300 };
    const scrolls = () => fireEvent.wheel(stage, { deltaY: 100 });
    expect(scrolls()).toBe(true);
    act(() => void fireEvent.pointerDown(stage, at));
    expect(scrolls()).toBe(false);
    act(() => void fireEvent.pointerUp(stage, at));
    expect(scrolls()).toBe(true);
  });

  it('handles keyboard shortcuts: undo, redo, levels', async () => {
    const { drawing } = await show();
    act(() => drawing.run(line('mild', [100, 100], [120, 100])));
    const sheet = screen.getByRole('region', { name: 'Foglio fronte' });
    fireEvent.keyDown(sheet, { key: 'z', ctrlKey: true });
    expect(drawing.position).toBe(0);
    fireEvent.keyDown(sheet, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(drawing.position).toBe(1);
    fireEvent.keyDown(sheet, { key: 'z', metaKey: true });
    fireEvent.keyDown(sheet, { key: 'y', ctrlKey: true });
    expect(drawing.position).toBe(1);
    fireEvent.keyDown(sheet, { key: '6' });
    expect(levels().getByRole<HTMLInputElement>('radio', { name: 'Molto forte' }).checked).toBe(true);
  });

  it('marks regions without a pen, in the same history, and announces it', async () => {
    const { drawing } = await show();
    fireEvent.click(levels().getByRole('radio', { name: 'Forte' }));
    fireEvent.click(screen.getByText('Segna per zone'));
    fireEvent.click(await screen.findByText('Spalla destra', { selector: 'section[aria-label="Retro"] *' }));
    expect(markedRegions(drawing)).toEqual([{ view: 'back', region: '210', level: 'strong' }]);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Spalla destra: Forte');
    const summary = screen.getByRole('region', { name: 'Zone segnate' });
    await waitFor(() => expect(summary.textContent).toContain('Spalla destra: Forte'));
    fireEvent.keyDown(summary, { key: 'z', ctrlKey: true });
    expect(markedRegions(drawing)).toEqual([]);
    await waitFor(() => expect(summary.textContent).toContain('Nessuna zona segnata.'));
  });

  it('explains why undo and redo are disabled', async () => {
    await show();
    const undo = screen.getByRole('button', { name: 'Annulla tratto' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(undo.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Non c’è nulla da annullare.',
    );
  });

  it('calls onChange for every completed change', async () => {
    const onChange = vi.fn();
    const { drawing } = await show({ onChange });
    act(() => drawing.run(line('mild', [100, 100], [120, 100])));
    drawing.undo();
    expect(onChange.mock.calls).toEqual([[drawing], [drawing]]);
  });

  it.each([{ readOnly: true }, { disabledReason: 'Le immagini salvate non si modificano.' }])(
    'has no tools when read-only: %o',
    async (props) => {
      const drawing = createPainDrawing();
      drawing.run(line('mild', [100, 100], [120, 100]));
      await show({ ...props, drawing });
      expect(screen.queryByRole('button', { name: 'Annulla tratto' })).toBeNull();
      expect(screen.queryByRole('group', { name: 'Intensità del dolore' })).toBeNull();
      fireEvent.keyDown(screen.getByRole('region', { name: 'Foglio fronte' }), { key: 'z', ctrlKey: true });
      expect(drawing.position).toBe(1);
      if (props.disabledReason) expect(screen.getByText(props.disabledReason)).toBeTruthy();
    },
  );

  it('exports a draft that another canvas can open', async () => {
    const { drawing } = await show();
    act(() => drawing.run(line('mild', [100, 100], [120, 100])));
    expect(JSON.parse(JSON.stringify(toPainDraft(drawing)))).toMatchObject({ v: 1, at: 1 });
  });

  it.each(['document', 'shadow root'] as const)('follows the pointer in a %s', async (place) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 419, 866));
    const host = document.body.appendChild(document.createElement('div'));
    const root = place === 'document' ? host : host.attachShadow({ mode: 'closed' });
    const container = root.appendChild(document.createElement('div'));
    const { drawing } = await show({}, container);
    const stage = container.querySelector('[data-stage="front"]');
    const send = (type: string, clientX: number) =>
      act(async () => {
        const found = { bubbles: true, composed: true, pointerId: 7, pointerType: 'mouse' };
        stage?.dispatchEvent(new PointerEvent(type, { ...found, clientX, clientY: 300 }));
      });
    await send('pointerdown', 150);
    for (const x of [170, 190, 210]) await send('pointermove', x);
    await send('pointerup', 210);
    const [stroke] = drawing.commands;
    expect(stroke).toMatchObject({ points: expect.arrayContaining([150, 210]) });
    host.remove();
    vi.restoreAllMocks();
  });
});
