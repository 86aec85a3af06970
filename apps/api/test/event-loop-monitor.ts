export class EventLoopMonitor {
  #on = true;
  #last = process.threadCpuUsage();
  #longest = 0;

  constructor() {
    const look = () => {
      this.#look();
      if (this.#on) setImmediate(look);
    };
    setImmediate(look);
  }

  /** Returns the longest turn in CPU milliseconds since the last call, unaffected by other processes. */
  takeLongestMs(): number {
    this.#look();
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  stop(): void {
    this.#on = false;
  }

  #look(): void {
    const now = process.threadCpuUsage();
    const spent = (now.user - this.#last.user + now.system - this.#last.system) / 1000;
    this.#longest = Math.max(this.#longest, spent);
    this.#last = now;
  }
}
