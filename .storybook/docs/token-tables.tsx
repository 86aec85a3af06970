import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import {
  breakpoints,
  type ColorRole,
  type ContrastPair,
  contrastPairs,
  contrastRatio,
  media,
  painColors,
  painLevels,
  type ThemeName,
  themeNames,
  themes,
  vars,
} from '../../packages/design-system/src/theme/index.ts';
import {
  customProperty,
  type TokenPath,
  tokenDefinitions,
  tokenValues,
} from '../../packages/design-system/src/tokens/index.ts';

export const cell: CSSProperties = { padding: '0.5rem 0.75rem', textAlign: 'start', verticalAlign: 'middle' };
export const mono: CSSProperties = { fontFamily: vars.font.family.mono, fontSize: '0.8125rem' };

export function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <Unstyled>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard */}
      <section style={{ overflowX: 'auto', marginBlock: '1rem' }} tabIndex={0} aria-label={head.join(', ')}>
        <table style={{ inlineSize: '100%', fontSize: vars.font.size.sm, color: vars.color.text }}>
          <thead>
            <tr style={{ backgroundColor: vars.color.surfaceSunken }}>
              {head.map((title) => (
                <th key={title} scope="col" style={cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </Unstyled>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <tr style={{ borderBlockEnd: `1px solid ${vars.color.border}` }}>{children}</tr>;
}

export const getMeaning = (path: TokenPath): string => tokenDefinitions.get(path)?.meaning ?? '';

/** Tokens of a group, such as `font.size`, with their values in the light theme. */
export function listTokens(group: string): { path: TokenPath; name: string; value: string }[] {
  const tokens = (Object.entries(tokenValues()) as [TokenPath, string][]).map(([path, value]) => {
    const dot = path.lastIndexOf('.');
    return { path, group: path.slice(0, dot), name: path.slice(dot + 1), value };
  });
  return tokens.filter((token) => token.group === group);
}

export function Name({ path }: { path: TokenPath }) {
  return (
    <th scope="row" style={{ ...cell, ...mono, fontWeight: 400, whiteSpace: 'nowrap' }}>
      {customProperty(path)}
    </th>
  );
}

export function Colors() {
  return (
    <Table head={['Token', 'Purpose', ...themeNames]}>
      {listTokens('color').map(({ path }) => (
        <Row key={path}>
          <Name path={path} />
          <td style={{ ...cell, minInlineSize: '14rem' }}>{getMeaning(path)}</td>
          {themeNames.map((theme) => (
            <td key={theme} style={cell}>
              <Swatch color={tokenValues(theme)[path]} />
            </td>
          ))}
        </Row>
      ))}
    </Table>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', whiteSpace: 'nowrap', ...mono }}>
      <span
        style={{
          flex: 'none',
          inlineSize: '2rem',
          blockSize: '2rem',
          borderRadius: vars.radius.sm,
          border: `1px solid ${vars.color.borderStrong}`,
          backgroundColor: color,
        }}
      />
      {color}
    </span>
  );
}

const ratio = (theme: ThemeName, { front, back }: ContrastPair) =>
  contrastRatio(themes[theme].color[front], themes[theme].color[back]);

const getShortName = (role: ColorRole) => customProperty(`color.${role}`).replace('--ds-color-', '');

export function Contrast() {
  return (
    <Table head={['Foreground on background', 'Use', ...themeNames]}>
      {contrastPairs.map((pair) => (
        <Row key={`${pair.front} ${pair.back}`}>
          <th scope="row" style={{ ...cell, ...mono, fontWeight: 400, whiteSpace: 'nowrap' }}>
            {getShortName(pair.front)} on {getShortName(pair.back)}
          </th>
          <td style={cell}>{pair.kind === 'text' ? 'text' : 'shapes'}</td>
          {themeNames.map((theme) => (
            <td key={theme} style={cell}>
              <Sample theme={theme} pair={pair} />
            </td>
          ))}
        </Row>
      ))}
    </Table>
  );
}

function Sample({ theme, pair }: { theme: ThemeName; pair: ContrastPair }) {
  const { color } = themes[theme];
  const shape = pair.kind === 'ui';
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', fontVariantNumeric: 'tabular-nums' }}>
      <span
        aria-hidden="true"
        style={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: '2.75rem',
          blockSize: '2rem',
          borderRadius: vars.radius.sm,
          border: `1px solid ${vars.color.border}`,
          backgroundColor: color[pair.back],
          color: color[pair.front],
          fontWeight: 560,
        }}
      >
        {shape ? (
          <span style={{ inlineSize: '1rem', blockSize: '1rem', border: `2px solid ${color[pair.front]}` }} />
        ) : (
          'Aa'
        )}
      </span>
      {ratio(theme, pair).toFixed(1)}
    </span>
  );
}

const painWords: Record<(typeof painLevels)[number], string> = {
  none: 'Nessuno (bianco: la gomma)',
  mild: 'Lieve (verde)',
  moderate: 'Moderato (blu)',
  intense: 'Intenso (viola)',
  strong: 'Forte (rosso scuro)',
  'very-strong': 'Molto forte (rosso)',
};

export function Pain() {
  return (
    <Table head={['Token', 'Colour', 'Meaning', 'On white']}>
      {painLevels.map((level) => (
        <Row key={level}>
          <Name path={level === 'very-strong' ? 'pain.veryStrong' : `pain.${level}`} />
          <td style={cell}>
            <Swatch color={painColors[level]} />
          </td>
          <td style={cell}>{painWords[level]}</td>
          <td style={cell}>{contrastRatio(painColors[level], '#ffffff').toFixed(1)}</td>
        </Row>
      ))}
    </Table>
  );
}

export function Fonts() {
  return (
    <Table head={['Token', 'Value', 'Sample']}>
      {listTokens('font.size').map(({ path, value }) => (
        <Row key={path}>
          <Name path={path} />
          <td style={{ ...cell, ...mono }}>{value}</td>
          <td style={{ ...cell, fontSize: value, lineHeight: 1.3, letterSpacing: vars.font.tracking.tight }}>
            Pressione 120/80, il 9 marzo 2026
          </td>
        </Row>
      ))}
    </Table>
  );
}

export function Group({ name }: { name: string }) {
  return (
    <Table head={['Token', 'Value', 'Purpose']}>
      {listTokens(name).map(({ path, value }) => (
        <Row key={path}>
          <Name path={path} />
          <td style={{ ...cell, ...mono }}>{value}</td>
          <td style={cell}>{getMeaning(path)}</td>
        </Row>
      ))}
    </Table>
  );
}

export function Breakpoints() {
  return (
    <Table head={['Name', 'Value', 'Media query']}>
      {Object.entries(breakpoints).map(([name, value]) => (
        <Row key={name}>
          <th scope="row" style={{ ...cell, ...mono, fontWeight: 400 }}>
            {name}
          </th>
          <td style={{ ...cell, ...mono }}>{value}</td>
          <td style={{ ...cell, ...mono }}>{media[name as keyof typeof breakpoints]}</td>
        </Row>
      ))}
    </Table>
  );
}
