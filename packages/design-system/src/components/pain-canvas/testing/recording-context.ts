export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly style: string;
  readonly width: number;
  readonly mode: string;
}

export interface Recording {
  readonly context: CanvasRenderingContext2D;
  readonly calls: Call[];
  named(name: string): Call[];
}

export function recording(canvas: HTMLCanvasElement = document.createElement('canvas')): Recording {
  const calls: Call[] = [];
  const state: Record<string | symbol, unknown> = {
    canvas,
    strokeStyle: '#000000',
    lineWidth: 1,
    globalCompositeOperation: 'source-over',
  };
  const saved: Record<string | symbol, unknown>[] = [];
  const context = new Proxy(state, {
    get(_target, name) {
      if (name in state) return state[name];
      return (...args: unknown[]) => {
        if (name === 'save') saved.push({ ...state });
        if (name === 'restore') Object.assign(state, saved.pop());
        const { strokeStyle, lineWidth, globalCompositeOperation } = state;
        calls.push({
          name: String(name),
          args,
          style: String(strokeStyle),
          width: Number(lineWidth),
          mode: String(globalCompositeOperation),
        });
      };
    },
    set(_target, name, value) {
      state[name] = value;
      return true;
    },
  });
  return {
    context: asContext(context),
    calls,
    named: (name) => calls.filter((call) => call.name === name),
  };
}

function asContext(proxy: object): CanvasRenderingContext2D {
  if (!isContext(proxy)) throw new TypeError('Not a canvas context');
  return proxy;
}

function isContext(value: object): value is CanvasRenderingContext2D {
  return 'canvas' in value;
}
