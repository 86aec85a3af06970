import { describe, expect, it, vi } from 'vitest';
import { type QueueOptions, type Upload, UploadQueue } from './upload-queue.ts';

function server() {
  const sent: {
    name: string;
    done: () => void;
    fail: () => void;
    signal: AbortSignal;
    progress: (n: number) => void;
  }[] = [];
  const upload = vi.fn<Upload>(
    (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        sent.push({
          name: file.name,
          done: resolve,
          fail: () => reject(new Error('500')),
          signal,
          progress: onProgress,
        });
      }),
  );
  return { sent, upload };
}

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const answered = () => vi.waitFor(() => Promise.resolve());

function make(options: Partial<QueueOptions> = {}) {
  const { sent, upload } = server();
  const queue = new UploadQueue({ upload, begin: 'at-once', parallel: 2, ...options });
  const states = () => queue.view().files.map(({ state }) => state.status);
  const getId = (name: string) => queue.view().files.find(({ file }) => file.name === name)?.id ?? '';
  return { queue, sent, upload, states, getId };
}

describe('uploads', () => {
  it('announce a lost connection once until it is back', async () => {
    const calls: Parameters<Upload>[1][] = [];
    const queue = new UploadQueue({
      begin: 'at-once',
      parallel: 2,
      upload: (_file, options) => {
        calls.push(options);
        return new Promise(() => {});
      },
    });
    queue.add([pdf('a')]);
    calls[0]?.onProgress(0.4);
    calls[0]?.onInterrupted();
    calls[0]?.onInterrupted();
    expect(queue.view().files[0]?.state).toEqual({ status: 'uploading', progress: 0.4, interrupted: true });
    expect(queue.view().announcements.map(({ kind }) => kind)).toEqual(['added', 'interrupted']);
    calls[0]?.onProgress(0.5);
    expect(queue.view().files[0]?.state).toEqual({ status: 'uploading', progress: 0.5 });
    queue.stop();
    calls[0]?.onInterrupted();
    expect(queue.view().files[0]?.state).toEqual({ status: 'uploading', progress: 0.5 });
  });

  it('run two at a time', async () => {
    const { queue, sent, states } = make();
    queue.add([pdf('a'), pdf('b'), pdf('c')]);
    expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
    sent[0]?.done();
    await answered();
    expect(states()).toEqual(['done', 'uploading', 'uploading']);
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('report progress and ignore events of a cancelled upload', async () => {
    const { queue, sent, getId } = make();
    queue.add([pdf('a')]);
    sent[0]?.progress(0.4);
    expect(queue.view().files[0]?.state).toEqual({ status: 'uploading', progress: 0.4 });
    queue.cancel(getId('a'));
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.progress(0.9);
    sent[0]?.fail();
    await answered();
    expect(queue.view().files[0]?.state).toEqual({ status: 'cancelled' });
  });

  it('retry after a failure and ignore the first response', async () => {
    const { queue, sent, states, getId } = make();
    queue.add([pdf('a')]);
    sent[0]?.fail();
    await answered();
    expect(states()).toEqual(['failed']);
    queue.retry(getId('a'));
    queue.cancel(getId('a'));
    queue.retry(getId('a'));
    expect(sent).toHaveLength(3);
    sent[1]?.done();
    await answered();
    expect(states()).toEqual(['uploading']);
    sent[2]?.done();
    await answered();
    expect(states()).toEqual(['done']);
  });

  it('start the next file after cancelling or removing one', () => {
    const { queue, states, getId } = make({ parallel: 1 });
    queue.add([pdf('a'), pdf('b'), pdf('c')]);
    queue.cancel(getId('a'));
    expect(states()).toEqual(['cancelled', 'uploading', 'waiting']);
    queue.remove(getId('b'));
    expect(states()).toEqual(['cancelled', 'uploading']);
  });

  it('abort on unmount', () => {
    const { queue, sent } = make();
    queue.add([pdf('a'), pdf('b'), pdf('c')]);
    queue.stop();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(sent).toHaveLength(2);
  });
});

describe('uploads on call', () => {
  it('start with start(), which resolves to whether all arrived', async () => {
    const { queue, sent, states, upload } = make({ begin: 'on-call', maxBytes: 100 });
    queue.add([pdf('a'), pdf('b'), new File(['x'.repeat(101)], 'big')]);
    expect(upload).not.toHaveBeenCalled();
    const first = queue.start();
    sent[0]?.done();
    sent[1]?.fail();
    expect(await first).toBe(false);
    const second = queue.start();
    expect(states()).toEqual(['done', 'uploading', 'refused']);
    sent[2]?.done();
    expect(await second).toBe(true);
    expect(upload).toHaveBeenCalledTimes(3);
  });

  it('resolve to true without files', async () => {
    expect(await make({ begin: 'on-call' }).queue.start()).toBe(true);
  });
});

describe('announcements', () => {
  it('keep the last five events', async () => {
    const { queue, sent } = make({ maxFiles: 1 });
    queue.add([pdf('a'), pdf('b')]);
    sent[0]?.done();
    await answered();
    expect(queue.view().announcements.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'added a',
      'refused b',
      'done a',
    ]);
  });
});
