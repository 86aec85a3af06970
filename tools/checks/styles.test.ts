// Checks the text of the style sheets, so that rules are found wherever they are written.
import { expect, test } from 'vitest';
import { files, grep, read } from './files.ts';

const sheets = /^(packages\/design-system|apps\/web)\/src\/.*\.css\.ts$/;
const markup = /^(packages\/design-system|apps\/web)\/src\/.*(?<!\.test|\.stories)\.tsx$/;

const sides = '(Left|Right|Top|Bottom)';
const physical = new RegExp(
  [
    `\\b(margin|padding|scrollMargin|scrollPadding|inset)${sides}\\b`,
    `\\bborder${sides}\\w*\\b`,
    '\\bborder(Top|Bottom)(Left|Right)Radius\\b',
    '\\b(min|max)?(Width|Height|width|height):',
    '^\\s*(left|right|top|bottom):',
    "\\b(textAlign|float|clear|captionSide): '(left|right)'",
    '\\boverscrollBehavior[XY]\\b',
    // Corners are clockwise regardless of direction: the first two must be equal.
    "\\bborderRadius: ['`](?<corner>\\S+) (?!\\k<corner> )\\S+ \\S+ ",
  ].join('|'),
);

test('styles say start and end, not left and right: the same sheet serves both directions of writing', () => {
  expect(grep(sheets, physical)).toEqual([]);
});

test('styles inside the markup do so too', () => {
  const sideways = new RegExp(`\\b(margin|padding)${sides}\\b|textAlign: '(left|right)'`);
  expect(grep(markup, sideways)).toEqual([]);
});

test('what moves along the line has its mirror image', () => {
  // Horizontal shifts and quarter turns do not follow the direction automatically.
  const shift = /translateX\(|translate\((?!0|-50%)|rotate\(-?90deg\)|translate: '-?[\d.]+(%|rem|px)/;
  const oneWay = files(/^packages\/design-system\/.*\.css\.ts$/).filter(
    (file) => shift.test(read(file)) && !/rtl/.test(read(file)),
  );
  expect(oneWay).toEqual([]);
});

test('what moves by itself stands still, or slows down, for those who asked for it', () => {
  const moving = files(sheets).filter((file) => /\banimation(Name)?:/.test(read(file)));
  expect(moving.length).toBeGreaterThan(2);
  expect(moving.filter((file) => !/media\.reducedMotion/.test(read(file)))).toEqual([]);
});

test('transitions last as long as the theme says, so that reduced motion ends them all', () => {
  const own = /transition(Duration)?:.*\b\d+m?s\b/;
  expect(grep(sheets, own)).toEqual([]);
});

test('every rule is in a layer', () => {
  const bare = /(?<!layered)\bglobalStyle\(|\bstyle\(\s*\{|\bbase: \{/;
  expect(grep(/^packages\/design-system\/src\/(components|internals)\/.*\.css\.ts$/, bare)).toEqual([]);
});
