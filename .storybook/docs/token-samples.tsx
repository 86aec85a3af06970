import { type CSSProperties, useState } from 'react';
import { densities, vars } from '../../packages/design-system/src/theme/index.ts';
import { getTokenMeaning } from './token-meanings.ts';
import { cell, getTokenValues, mono, Name, Row, Table } from './token-tables.tsx';

interface BoxesProps {
  group: 'space' | 'radius' | 'elevation';
  draw: (value: string) => CSSProperties;
}

function Boxes({ group, draw }: BoxesProps) {
  return (
    <Table head={['Token', 'Value', 'Sample', 'Purpose']}>
      {Object.entries(getTokenValues(group)).map(([name, value]) => (
        <Row key={name}>
          <Name path={`${group}-${name}`} />
          <td style={{ ...cell, ...mono, maxInlineSize: '14rem' }}>{value}</td>
          <td style={cell}>
            <div
              style={{
                backgroundColor: vars.color.accentSoft,
                border: `1px solid ${vars.color.accent}`,
                ...draw(`var(--ds-${group}-${name})`),
              }}
            />
          </td>
          <td style={cell}>{getTokenMeaning(`${group}.${name}`)}</td>
        </Row>
      ))}
    </Table>
  );
}

export function Spaces() {
  return <Boxes group="space" draw={(value) => ({ inlineSize: value, blockSize: '1.25rem' })} />;
}

export function Radii() {
  return <Boxes group="radius" draw={(value) => ({ inlineSize: '6rem', blockSize: '4rem', borderRadius: value })} />;
}

export function Elevations() {
  return (
    <Boxes
      group="elevation"
      draw={(value) => ({
        inlineSize: '8rem',
        blockSize: '4rem',
        margin: '1rem',
        borderRadius: vars.radius.page,
        borderColor: vars.color.border,
        backgroundColor: vars.color.surfaceRaised,
        boxShadow: value,
      })}
    />
  );
}

function Ball({ name, value }: { name: string; value: string }) {
  const [far, setFar] = useState(false);
  const curve = value.startsWith('cubic');
  return (
    <button
      type="button"
      aria-label={`Play ${name}`}
      onClick={() => setFar(!far)}
      style={{ inlineSize: '12rem', blockSize: '2rem', padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
    >
      <span
        style={{
          display: 'block',
          inlineSize: '1.5rem',
          blockSize: '1.5rem',
          borderRadius: vars.radius.pill,
          backgroundColor: vars.color.accent,
          marginInlineStart: far ? '10rem' : 0,
          transition: `margin ${curve ? vars.motion.slow : value} ${curve ? value : vars.motion.standard}`,
        }}
      />
    </button>
  );
}

export function Motion() {
  return (
    <Table head={['Token', 'Value', 'Play', 'Purpose']}>
      {Object.entries(getTokenValues('motion')).map(([name, value]) => (
        <Row key={name}>
          <Name path={`motion-${name}`} />
          <td style={{ ...cell, ...mono }}>{value}</td>
          <td style={cell}>
            <Ball name={name} value={value} />
          </td>
          <td style={cell}>{getTokenMeaning(`motion.${name}`)}</td>
        </Row>
      ))}
    </Table>
  );
}

export function Densities() {
  const names = Object.keys(densities) as (keyof typeof densities)[];
  const tokens = Object.keys(densities.comfortable) as (keyof typeof densities.comfortable)[];
  return (
    <Table head={['Token', ...names, 'Purpose']}>
      {tokens.map((token) => (
        <Row key={token}>
          <Name path={`density-${token}`} />
          {names.map((name) => (
            <td key={name} style={{ ...cell, ...mono }}>
              {densities[name][token]}
            </td>
          ))}
          <td style={cell}>{getTokenMeaning(`density.${token}`)}</td>
        </Row>
      ))}
    </Table>
  );
}
