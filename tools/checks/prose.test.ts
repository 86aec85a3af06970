// STYLE_GUIDE.md, "Writing" and "Commits".
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/run.ts';
import { files, read } from './files.ts';

const openings = /^(what|whether|whose|who|whoever|of|how|where|which|that)\b/i;
const listedWords =
  /\b(somebody|nobody|anybody|whoever|meanwhile|anew|thereof|beside|the other one|is said|says so|by hand of|goes on|left alone|put in order)\b/i;
const maxOpeningShare = 0.03;
const maxListedShare = 0.005;

interface CommentLine {
  place: string;
  text: string;
  isFirst: boolean;
}

function commentLines(file: string): CommentLine[] {
  const found: CommentLine[] = [];
  let isFirst = true;
  for (const [index, line] of read(file).split('\n').entries()) {
    const [, text] = /^\s*(?:\/\*\*?|\/\/|\*)\s?(.*?)(?:\*\/)?\s*$/.exec(line) ?? [];
    if (text === undefined) {
      isFirst = true;
    } else if (text.trim() !== '' && !/^(biome-|covers|Stryker)/.test(text.trim())) {
      found.push({ place: `${file}:${index + 1}`, text: text.trim(), isFirst });
      isFirst = false;
    }
  }
  return found;
}

function linesAbove(maxShare: number, lines: readonly CommentLine[], pattern: RegExp): string[] {
  const matching = lines.filter(({ text }) => pattern.test(text));
  return matching.length <= maxShare * lines.length ? [] : matching.map(({ place, text }) => `${place} ${text}`);
}

describe('comments', () => {
  const all = files(/\.tsx?$/)
    .filter((file) => !/\.gen\.ts$|\.messages\.ts$/.test(file))
    .flatMap(commentLines);

  test('rarely open with "What", "Whether" and similar words', () => {
    const first = all.filter(({ isFirst }) => isFirst);
    expect(first.length).toBeGreaterThan(1000);
    expect(linesAbove(maxOpeningShare, first, openings)).toEqual([]);
  });

  test('rarely use the listed words', () => {
    expect(linesAbove(maxListedShare, all, listedWords)).toEqual([]);
  });
});

/** Subjects of the newest commits; a shallow clone has fewer. */
function recentSubjects(): string[] {
  const log = execFileSync('git', ['log', '-30', '--no-merges', '--format=%s'], { cwd: root, encoding: 'utf8' });
  return log.split('\n').filter(Boolean);
}

test('commit subjects are short and imperative', () => {
  const subjects = recentSubjects().map((subject) => subject.replace(/^[\w./-]+(\([\w./-]+\))?!?:\s*/, ''));
  const isWrong = (subject: string) =>
    subject.length > 72 ||
    subject.endsWith('.') ||
    /^(\w+ed|\w+ing|an?|the|no|this|these|it|\w*[^s\W]s)\b/i.test(subject);
  expect(subjects.filter(isWrong)).toEqual([]);
});
