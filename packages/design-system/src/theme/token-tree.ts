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
    text: '',
    textMuted: '',
    /** Text on a well of the same weight as `text`, for instance a tooltip. */
    textInverse: '',
    surfaceInverse: '',
    link: '',
    /** Separates; carries no meaning. */
    border: '',
    /** Outlines something that can be used: 3:1 against every surface. */
    borderStrong: '',
    focus: '',
    accent: '',
    accentHover: '',
    accentActive: '',
    onAccent: '',
    accentSoft: '',
    onAccentSoft: '',
    /** The bookmark: the small mark of the product. Never the only carrier of a meaning. */
    ribbon: '',
    danger: '',
    dangerHover: '',
    onDanger: '',
    dangerSoft: '',
    onDangerSoft: '',
    warning: '',
    warningSoft: '',
    onWarningSoft: '',
    success: '',
    successSoft: '',
    onSuccessSoft: '',
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
    sm: '',
    md: '',
    lg: '',
    pill: '',
    /** A page of the booklet: bound on the left, rounded where it is turned. */
    page: '',
  },
  border: { hairline: '', control: '', focus: '', style: '' },
  elevation: { none: '', raised: '', overlay: '' },
  motion: { fast: '', base: '', slow: '', standard: '', emphasized: '' },
  /** Follows `data-density` on any ancestor: `comfortable` (absent) or `compact`. */
  density: { control: '', target: '', inlinePad: '', gap: '', row: '' },
  layout: { measure: '', dialog: '', page: '' },
};
