import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from './run.ts';
import type { FileTime } from './times.ts';

export default class FileTimes implements Reporter {
  readonly #times: FileTime[] = [];

  onTestModuleEnd(module: TestModule) {
    const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const ms = prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration;
    this.#times.push({ file: relative(root, module.moduleId), ms });
  }

  onTestRunEnd() {
    const file = process.env.FILE_TIMES;
    if (file) writeFileSync(file, JSON.stringify(this.#times));
  }
}
