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

test('styles use logical properties', () => {
  expect(grep(sheets, physical)).toEqual([]);
});

test('inline styles use logical properties', () => {
  const sideways = new RegExp(`\\b(margin|padding)${sides}\\b|textAlign: '(left|right)'`);
  expect(grep(markup, sideways)).toEqual([]);
});

test('horizontal movements are mirrored for right-to-left', () => {
  // Horizontal shifts and quarter turns do not follow the direction automatically.
  const shift = /translateX\(|translate\((?!0|-50%)|rotate\(-?90deg\)|translate: '-?[\d.]+(%|rem|px)/;
  const oneWay = files(/^packages\/design-system\/.*\.css\.ts$/).filter(
    (file) => shift.test(read(file)) && !/rtl/.test(read(file)),
  );
  expect(oneWay).toEqual([]);
});

test('animations respect reduced motion', () => {
  const moving = files(sheets).filter((file) => /\banimation(Name)?:/.test(read(file)));
  expect(moving.length).toBeGreaterThan(2);
  expect(moving.filter((file) => !/media\.reducedMotion/.test(read(file)))).toEqual([]);
});

test('transitions use the durations of the theme', () => {
  const own = /transition(Duration)?:.*\b\d+m?s\b/;
  expect(grep(sheets, own)).toEqual([]);
});

test('every rule is in a layer', () => {
  const bare = /(?<!layered)\bglobalStyle\(|\bstyle\(\s*\{|\bbase: \{/;
  expect(grep(/^packages\/design-system\/src\/(components|internals)\/.*\.css\.ts$/, bare)).toEqual([]);
});
