import { must, task } from '../lib/run.ts';

await task(() => must('biome', ['check', '--write', '.']));
