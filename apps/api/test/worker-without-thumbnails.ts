import { inspectFile, type SubmittedFile } from '../src/areas/files/inspect.ts';
import { serveTasks } from '../src/workers/serve-tasks.ts';

serveTasks(() => ({
  inspectFile: (sent: SubmittedFile) => inspectFile(sent),
  async makeThumbnail() {
    throw new Error('A codec is missing.');
  },
}));
