export interface Outcome {
  passed: number;
  failed: number;
}

export const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
});

/** A runner that fails without a failed test (a crash, a file that does not load) or runs no tests counts as failed. */
export function judge(counted: Outcome, exitCode: number): Outcome {
  const nothing = counted.passed + counted.failed === 0;
  return (exitCode !== 0 && counted.failed === 0) || nothing ? { ...counted, failed: counted.failed + 1 } : counted;
}
