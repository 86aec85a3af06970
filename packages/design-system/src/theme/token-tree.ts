/** The shape of every theme. A theme that forgets a token, or invents one, does not compile. */
export const tokenTree = {
  color: {
    /** The page. */
    canvas: '',
    /** What lies on the page: cards, fields, lists. */
    surface: '',
    /** What floats above it: dialogs, menus, toasts. */
    surfaceRaised: '',
    /** What is pressed into it: wells, table heads, disabled fields. */
    surfaceSunken: '',
    /** A row or a quiet button under the pointer. */
    surfaceHover: '',
    /** The veil behind a dialog. */
    backdrop: '',
    /** What is read. */
    text: '',
    /** What accompanies it: hints, dates, units. Still 4.5:1. */
    textMuted: '',
    /** Text on a well of the same weight as that, for instance a tooltip. */
    textInverse: '',
    /** The well that it stands on. */
    surfaceInverse: '',
    /** Words that lead elsewhere; always underlined as well. */
    link: '',
    /** Separates; carries no meaning. */
    border: '',
    /** Outlines something that can be used: 3:1 against every surface. */
    borderStrong: '',
    /** The ring around what the keyboard is on; in no other use. */
    focus: '',
    /** What can be done here: primary buttons, links of the menu, what is switched on. */
    accent: '',
    accentHover: '',
    accentActive: '',
    onAccent: '',
    /** The ground of what is chosen. */
    accentSoft: '',
    onAccentSoft: '',
    /** The bookmark: the small mark of the product. Never the only carrier of a meaning. */
    ribbon: '',
    /** What removes something, and what went wrong. */
    danger: '',
    dangerHover: '',
    onDanger: '',
    dangerSoft: '',
    onDangerSoft: '',
    /** What needs attention before it goes wrong. */
    warning: '',
    warningSoft: '',
    onWarningSoft: '',
    /** What went well. */
    success: '',
    successSoft: '',
    onSuccessSoft: '',
    /** What is good to know. */
    info: '',
    infoSoft: '',
    onInfoSoft: '',
  },
  /** Clinical constants, see pain.ts. */
  pain: { none: '', mild: '', moderate: '', intense: '', strong: '', veryStrong: '' },
  space: { 0: '', 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
  font: {
    family: { text: '', display: '', mono: '' },
    size: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', display: '' },
    weight: { regular: '', medium: '', bold: '' },
    leading: { tight: '', snug: '', normal: '' },
    tracking: { tight: '', normal: '', wide: '' },
  },
  radius: {
    /** Small things inside others: options, marks. */
    sm: '',
    /** Controls. */
    md: '',
    /** Frames around several things. */
    lg: '',
    pill: '',
    /** A page of the booklet: bound where writing begins, rounded where it is turned. */
    page: '',
  },
  border: {
    /** Separates. */
    hairline: '',
    /** Outlines what can be used. */
    control: '',
    /** The ring of the focus. */
    focus: '',
    /** Dashed in the wireframe. */
    style: '',
  },
  elevation: {
    none: '',
    /** Lies on the page: cards, lists. */
    raised: '',
    /** Floats above it: dialogs, menus, toasts. */
    overlay: '',
  },
  motion: {
    /** Answers to the pointer. */
    fast: '',
    /** What appears. */
    base: '',
    /** What arrives from the edge. */
    slow: '',
    /** The usual curve. */
    standard: '',
    /** A small overshoot, for what should be noticed. */
    emphasized: '',
  },
  /** Follows `data-density` on any ancestor: `comfortable` (absent) or `compact`. */
  density: {
    /** Height of fields and buttons. */
    control: '',
    /** The least height of what is pressed. */
    target: '',
    /** Room beside the words of a control. */
    inlinePad: '',
    /** Between the fields of a form. */
    gap: '',
    /** Height of a row of a table. */
    row: '',
  },
  layout: {
    /** Width of a text that is read through. */
    measure: '',
    /** Widest a dialog of the usual size becomes. */
    dialog: '',
    /** Widest a page becomes. */
    page: '',
  },
};
