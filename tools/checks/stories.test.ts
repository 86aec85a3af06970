// STYLE_GUIDE.md, "Stories".
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { files, read } from './files.ts';

interface Story {
  place: string;
  isFirst: boolean;
  plays: boolean;
  isInteraction: boolean;
}

function storiesOf(file: string, text = read(file)): Story[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Story[] = [];
  for (const statement of source.statements) {
    const isExported = ts.isVariableStatement(statement) && ts.getModifiers(statement)?.length === 1;
    if (!isExported) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue;
      const value = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
      if (!ts.isObjectLiteralExpression(value)) throw new Error(`${file} ${name.text}: write a story as an object.`);
      const get = (wanted: string) =>
        value.properties.find((property) => property.name && 'text' in property.name && property.name.text === wanted);
      const tags = get('tags');
      found.push({
        place: `${file} ${name.text}`,
        isFirst: found.length === 0,
        plays: get('play') !== undefined,
        isInteraction: tags !== undefined && /'interaction'/.test(text.slice(tags.pos, tags.end)),
      });
    }
  }
  return found;
}

const places = (stories: Story[]) => stories.map(({ place }) => place);

describe('stories', () => {
  const stories = files(/\.stories\.tsx$/).flatMap((file) => storiesOf(file));

  test('are at rest, except those with the tag "interaction"', () => {
    expect(stories.length).toBeGreaterThan(600);
    expect(places(stories.filter(({ plays, isInteraction }) => plays && !isInteraction))).toEqual([]);
  });

  test('with the tag "interaction" play', () => {
    expect(places(stories.filter(({ plays, isInteraction }) => isInteraction && !plays))).toEqual([]);
  });

  test('of a component start with one at rest, which its page shows', () => {
    expect(places(stories.filter(({ isFirst, plays }) => isFirst && plays))).toEqual([]);
  });
});

test('the check finds a story that plays without the tag', () => {
  const [one, two] = storiesOf(
    'a.stories.tsx',
    `export const One: Story = { args: {}, play: async () => {} };
     export const Two: Story = { ...One, tags: ['looks', 'interaction'], async play() {} };`,
  );
  expect(one).toMatchObject({ isFirst: true, plays: true, isInteraction: false });
  expect(two).toMatchObject({ isFirst: false, plays: true, isInteraction: true });
});
