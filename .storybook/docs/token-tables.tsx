import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import {
  type ContrastPair,
  contrastPairs,
  contrastRatio,
  painColors,
  painLevels,
  type ThemeName,
  themeNames,
  themes,
  vars,
} from '../../packages/design-system/src/theme/index.ts';
import { constants } from '../../packages/design-system/src/theme/themes/shared.ts';
import { getTokenMeaning } from './token-meanings.ts';

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

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function Name({ path }: { path: string }) {
  return (
    <th scope="row" style={{ ...cell, ...mono, fontWeight: 400, whiteSpace: 'nowrap' }}>
      --ds-{kebab(path)}
    </th>
  );
}

export function Colors() {
  const roles = Object.keys(themes.light.color) as (keyof typeof themes.light.color)[];
  return (
    <Table head={['Token', 'Purpose', ...themeNames]}>
      {roles.map((role) => (
        <Row key={role}>
          <Name path={`color-${role}`} />
          <td style={{ ...cell, minInlineSize: '14rem' }}>{getTokenMeaning(`color.${role}`)}</td>
          {themeNames.map((theme) => (
            <td key={theme} style={cell}>
              <Swatch color={themes[theme].color[role]} />
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

export function Contrast() {
  return (
    <Table head={['Foreground on background', 'Use', ...themeNames]}>
      {contrastPairs.map((pair) => (
        <Row key={`${pair.front} ${pair.back}`}>
          <th scope="row" style={{ ...cell, ...mono, fontWeight: 400, whiteSpace: 'nowrap' }}>
            {kebab(pair.front)} on {kebab(pair.back)}
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
          <Name path={`pain-${level}`} />
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
  const { size } = themes.light.font;
  return (
    <Table head={['Token', 'Value', 'Sample']}>
      {Object.entries(size).map(([name, value]) => (
        <Row key={name}>
          <Name path={`font-size-${name}`} />
          <td style={{ ...cell, ...mono }}>{value}</td>
          <td style={{ ...cell, fontSize: value, lineHeight: 1.3, letterSpacing: vars.font.tracking.tight }}>
            Pressione 120/80, il 9 marzo 2026
          </td>
        </Row>
      ))}
    </Table>
  );
}

type Values = Readonly<Record<string, string>>;

export function getTokenValues(path: string): Values {
  const tokens: unknown = path
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], { ...themes.light, ...constants });
  return tokens as Values;
}

export function Group({ name }: { name: string }) {
  return (
    <Table head={['Token', 'Value', 'Purpose']}>
      {Object.entries(getTokenValues(name)).map(([token, value]) => (
        <Row key={token}>
          <Name path={`${name.replaceAll('.', '-')}-${token}`} />
          <td style={{ ...cell, ...mono }}>{value}</td>
          <td style={cell}>{getTokenMeaning(`${name}.${token}`)}</td>
        </Row>
      ))}
    </Table>
  );
}
