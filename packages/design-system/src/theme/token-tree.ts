/** Shape of every theme. The documentation shows the comments as meanings of the tokens. */
export const tokenTree = {
  color: {
    /** Page background. */
    canvas: '',
    /** Cards, fields, lists. */
    surface: '',
    /** Dialogs, menus, toasts. */
    surfaceRaised: '',
    /** Sunken areas: wells, table heads, disabled fields. */
    surfaceSunken: '',
    /** Row or quiet button on hover. */
    surfaceHover: '',
    /** Backdrop of a dialog. */
    backdrop: '',
    /** Body text. */
    text: '',
    /** Secondary text: hints, dates, units. Still 4.5:1. */
    textMuted: '',
    /** Text on `surfaceInverse`, e.g. in a tooltip. */
    textInverse: '',
    /** Background of tooltips. */
    surfaceInverse: '',
    /** Link text; always underlined as well. */
    link: '',
    /** Separators without meaning. */
    border: '',
    /** Outlines of controls: 3:1 against every surface. */
    borderStrong: '',
    /** Focus ring only. */
    focus: '',
    /** Primary buttons, menu links, switched-on controls. */
    accent: '',
    accentHover: '',
    accentActive: '',
    onAccent: '',
    /** Background of selected items. */
    accentSoft: '',
    onAccentSoft: '',
    /** Bookmark, the product's accent. Never the only carrier of a meaning. */
    ribbon: '',
    /** Destructive actions and errors. */
    danger: '',
    dangerHover: '',
    onDanger: '',
    dangerSoft: '',
    onDangerSoft: '',
    /** Warnings. */
    warning: '',
    warningSoft: '',
    onWarningSoft: '',
    /** Confirmations. */
    success: '',
    successSoft: '',
    onSuccessSoft: '',
    /** Neutral information. */
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
    /** Small nested elements: options, marks. */
    sm: '',
    /** Controls. */
    md: '',
    /** Frames around several elements. */
    lg: '',
    pill: '',
    /** A page of the booklet: square at the binding, rounded at the outer edge. */
    page: '',
  },
  border: {
    /** Separators. */
    hairline: '',
    /** Outlines of controls. */
    control: '',
    /** Focus ring. */
    focus: '',
    /** Dashed in the wireframe theme. */
    style: '',
  },
  elevation: {
    none: '',
    /** Cards, lists. */
    raised: '',
    /** Dialogs, menus, toasts. */
    overlay: '',
  },
  motion: {
    /** Hover and press feedback. */
    fast: '',
    /** Appearing elements. */
    base: '',
    /** Elements sliding in from an edge. */
    slow: '',
    /** Default easing. */
    standard: '',
    /** Small overshoot for emphasis. */
    emphasized: '',
  },
  /** Follows `data-density` on any ancestor: `comfortable` (absent) or `compact`. */
  density: {
    /** Height of fields and buttons. */
    control: '',
    /** Minimum size of touch targets. */
    target: '',
    /** Horizontal padding of controls. */
    inlinePad: '',
    /** Gap between form fields. */
    gap: '',
    /** Table row height. */
    row: '',
  },
  layout: {
    /** Maximum width of running text. */
    measure: '',
    /** Maximum width of a medium dialog. */
    dialog: '',
    /** Maximum width of a page. */
    page: '',
  },
};
