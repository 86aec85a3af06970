/** CSS of a token by its type in the Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/). */
export interface CssOf {
  /** Opaque as `#rrggbb`, otherwise `rgb()` with an opacity. */
  color: `#${string}` | `rgb(${number} ${number} ${number} / ${number})`;
  /** Length in `rem` or `px`. */
  dimension: Length;
  /** A length that grows with the window. */
  fluid: `clamp(${Length}, ${string}, ${Length})`;
  /** In the order startStart, startEnd, endEnd, endStart; one value stands for all four. */
  corners: Length | `${Length} ${Length} ${Length} ${Length}`;
  /** Factor of the font size. */
  em: '0' | `${number}em`;
  /** Number of characters, as a width of text. */
  ch: `${number}ch`;
  /** Without unit, such as a line height. */
  number: `${number}`;
  /** Family names in order of preference. */
  fontFamily: string;
  /** 1 to 1000. */
  fontWeight: `${number}`;
  /** Milliseconds. */
  duration: `${number}ms`;
  /** Easing of a transition. */
  cubicBezier: `cubic-bezier(${number}, ${number}, ${number}, ${number})`;
  /** Style of a border. */
  strokeStyle: 'solid' | 'dashed';
  /** One or several shadows, outermost last. */
  shadow: string;
}

export type Length = '0' | `${number}rem` | `${number}px`;

/** Type of a token's value. */
export type TokenType = keyof CssOf;

/** A token without its value, which depends on theme and density. */
export interface Definition<T extends TokenType = TokenType> {
  /** Determines the form of the value. */
  readonly type: T;
  /** Purpose of the token, shown in the documentation and in design tools. */
  readonly meaning?: string;
}

interface Definitions {
  readonly [name: string]: Definition | Definitions;
}

const color = { type: 'color' } as const;
const size = { type: 'dimension' } as const;

/** Names, types and meanings of all tokens. */
export const definitions = {
  color: {
    canvas: { ...color, meaning: 'Page background.' },
    surface: { ...color, meaning: 'Cards, fields, lists.' },
    surfaceRaised: { ...color, meaning: 'Dialogs, menus, toasts.' },
    surfaceSunken: { ...color, meaning: 'Sunken areas: wells, table heads, disabled fields.' },
    surfaceHover: { ...color, meaning: 'Row or quiet button on hover.' },
    backdrop: { ...color, meaning: 'Backdrop of a dialog.' },
    text: { ...color, meaning: 'Body text.' },
    textMuted: { ...color, meaning: 'Secondary text: hints, dates, units. Still 4.5:1.' },
    textInverse: { ...color, meaning: 'Text on `surfaceInverse`, e.g. in a tooltip.' },
    surfaceInverse: { ...color, meaning: 'Background of tooltips.' },
    link: { ...color, meaning: 'Link text; always underlined as well.' },
    border: { ...color, meaning: 'Separators without meaning.' },
    borderStrong: { ...color, meaning: 'Outlines of controls: 3:1 against every surface.' },
    focus: { ...color, meaning: 'Focus ring only.' },
    accent: { ...color, meaning: 'Primary buttons, menu links, switched-on controls.' },
    accentHover: color,
    accentActive: color,
    onAccent: color,
    accentSoft: { ...color, meaning: 'Background of selected items.' },
    onAccentSoft: color,
    ribbon: { ...color, meaning: 'Bookmark, the product’s accent. Never the only carrier of a meaning.' },
    cover: { ...color, meaning: 'Cover of the booklet: the page behind the login.' },
    onCover: { ...color, meaning: 'Text on `cover`.' },
    tabCare: {
      ...color,
      meaning: 'Index tab of care: diagnoses, medicines, visits. A tab never stands without its name.',
    },
    tabExams: { ...color, meaning: 'Index tab of exams.' },
    tabBody: { ...color, meaning: 'Index tab of the body: pain, readings.' },
    tabPrevention: { ...color, meaning: 'Index tab of prevention: vaccinations, history, risks.' },
    tabPapers: { ...color, meaning: 'Index tab of papers: files, timeline.' },
    danger: { ...color, meaning: 'Destructive actions and errors.' },
    dangerHover: color,
    onDanger: color,
    dangerSoft: color,
    onDangerSoft: color,
    warning: { ...color, meaning: 'Warnings.' },
    warningSoft: color,
    onWarningSoft: color,
    success: { ...color, meaning: 'Confirmations.' },
    successSoft: color,
    onSuccessSoft: color,
    info: { ...color, meaning: 'Neutral information.' },
    infoSoft: color,
    onInfoSoft: color,
    person1: {
      ...color,
      meaning: 'First person whose record a caregiver keeps. Initials accompany the colours of people.',
    },
    person2: color,
    person3: color,
    person4: color,
    person5: color,
    person6: color,
    onPerson: { ...color, meaning: 'Text on the colour of a person.' },
  },
  pain: { none: color, mild: color, moderate: color, intense: color, strong: color, veryStrong: color },
  space: { 0: size, 1: size, 2: size, 3: size, 4: size, 5: size, 6: size, 7: size, 8: size },
  font: {
    family: { text: { type: 'fontFamily' }, display: { type: 'fontFamily' }, mono: { type: 'fontFamily' } },
    size: { xs: size, sm: size, md: size, lg: size, xl: size, xxl: size, display: { type: 'fluid' } },
    weight: { regular: { type: 'fontWeight' }, medium: { type: 'fontWeight' }, bold: { type: 'fontWeight' } },
    leading: { tight: { type: 'number' }, snug: { type: 'number' }, normal: { type: 'number' } },
    tracking: { tight: { type: 'em' }, normal: { type: 'em' }, wide: { type: 'em' } },
  },
  radius: {
    sm: { ...size, meaning: 'Small nested elements: options, marks.' },
    md: { ...size, meaning: 'Controls.' },
    lg: { ...size, meaning: 'Frames around several elements.' },
    pill: size,
    page: { type: 'corners', meaning: 'A page of the booklet: square at the binding, rounded at the outer edge.' },
  },
  border: {
    hairline: { ...size, meaning: 'Separators.' },
    control: { ...size, meaning: 'Outlines of controls.' },
    focus: { ...size, meaning: 'Focus ring.' },
    style: { type: 'strokeStyle', meaning: 'Dashed in the wireframe theme.' },
  },
  elevation: {
    none: { type: 'shadow' },
    raised: { type: 'shadow', meaning: 'Cards, lists.' },
    overlay: { type: 'shadow', meaning: 'Dialogs, menus, toasts.' },
  },
  motion: {
    fast: { type: 'duration', meaning: 'Hover and press feedback.' },
    base: { type: 'duration', meaning: 'Appearing elements.' },
    slow: { type: 'duration', meaning: 'Elements sliding in from an edge.' },
    standard: { type: 'cubicBezier', meaning: 'Default easing.' },
    emphasized: { type: 'cubicBezier', meaning: 'Small overshoot for emphasis.' },
  },
  /** Follows `data-density` on any ancestor: `comfortable` (absent) or `compact`. */
  density: {
    control: { ...size, meaning: 'Height of fields and buttons.' },
    target: { ...size, meaning: 'Minimum size of touch targets.' },
    inlinePad: { ...size, meaning: 'Horizontal padding of controls.' },
    gap: { ...size, meaning: 'Gap between form fields.' },
    row: { ...size, meaning: 'Table row height.' },
  },
  layout: {
    measure: { type: 'ch', meaning: 'Maximum width of running text.' },
    dialog: { ...size, meaning: 'Maximum width of a medium dialog.' },
    page: { ...size, meaning: 'Maximum width of a page.' },
  },
} as const satisfies Definitions;

/** `T` with a value in place of each definition. */
export type Values<T = typeof definitions> = {
  readonly [K in keyof T]: T[K] extends Definition<infer Type> ? CssOf[Type] : Values<T[K]>;
};

type PathIn<T> = {
  [K in keyof T & (string | number)]: T[K] extends Definition ? `${K}` : `${K}.${PathIn<T[K]>}`;
}[keyof T & (string | number)];

/** For example `color.textMuted` or `font.size.md`. */
export type TokenPath = PathIn<typeof definitions>;

function* walk(group: Definitions, parents: string): Generator<readonly [TokenPath, Definition]> {
  for (const [name, inner] of Object.entries(group)) {
    const path = `${parents}${name}`;
    if (typeof inner.type === 'string') yield [path as TokenPath, inner as Definition];
    else yield* walk(inner as Definitions, `${path}.`);
  }
}

/** All tokens in the order of their definitions. */
export const tokenDefinitions: ReadonlyMap<TokenPath, Definition> = new Map(walk(definitions, ''));

/** `color.textMuted` is `--ds-color-text-muted`: the names are stable and may be used in plain CSS. */
export const customProperty = (path: TokenPath): `--ds-${string}` =>
  `--ds-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
