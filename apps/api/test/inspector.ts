// Measures the memory of a Node process after garbage collection through its inspector.

/** Environment of the process, which then prints its inspector's URL. */
export const inspectorEnvironment = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

export interface Memory {
  rss: number;
  /** Reachable objects and buffers. */
  live: number;
}

export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error }: { id?: number; result?: unknown; error?: { message: string } } = JSON.parse(data);
      const waiting = id === undefined ? undefined : this.#waiting.get(id);
      if (id !== undefined) this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(error.message));
    });
    socket.addEventListener('close', () => {
      for (const waiting of this.#waiting.values()) waiting.reject(new Error('The process has ended.'));
    });
  }

  static async connect(output: string): Promise<Inspector> {
    const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
    if (address === undefined) throw new Error('The process has no inspector.');
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Inspector(socket);
  }

  #call(method: string, params: object = {}): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    const id = ++this.#asked;
    this.#waiting.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return waiting.promise;
  }

  async memory(): Promise<Memory> {
    await this.#call('HeapProfiler.collectGarbage');
    const answer = await this.#call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
    const { rss, heapUsed, external }: NodeJS.MemoryUsage = JSON.parse(
      // Result of Runtime.evaluate, https://chromedevtools.github.io/devtools-protocol/v8/Runtime/
      String(Reflect.get(Object(Reflect.get(Object(answer), 'result')), 'value')),
    );
    return { rss, live: heapUsed + external };
  }

  close(): void {
    this.#socket.close();
  }
}
