export type Verdict =
  | { kind: 'clean' }
  | { kind: 'found'; lines: string[] }
  | { kind: 'not reachable'; reason: string };

interface Advisory {
  severity: string;
  module_name: string;
  title: string;
  url: string;
  patched_versions?: string;
}

/** Parses the output of `pnpm audit --json`. Unreadable output never counts as clean. */
export function parseAudit(output: string): Verdict {
  let answer: { advisories?: Record<string, Advisory>; error?: { code?: string; message?: string } };
  try {
    answer = JSON.parse(output.slice(Math.max(output.indexOf('{'), 0)));
  } catch {
    return { kind: 'not reachable', reason: output.replaceAll(/[\s│×]+/g, ' ').trim() };
  }
  if (answer.advisories === undefined) {
    return { kind: 'not reachable', reason: answer.error?.message ?? 'The registry returned no advisories.' };
  }
  const lines = Object.values(answer.advisories).map(
    ({ severity, module_name, title, url, patched_versions }) =>
      `${severity}: ${module_name}: ${title} (fixed in ${patched_versions ?? 'no version'}) ${url}`,
  );
  return lines.length === 0 ? { kind: 'clean' } : { kind: 'found', lines };
}
