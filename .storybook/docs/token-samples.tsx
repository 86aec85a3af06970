import { type CSSProperties, useState } from 'react';
import { vars } from '../../packages/design-system/src/theme/index.ts';
import { customProperty, densityNames, tokenValues } from '../../packages/design-system/src/tokens/index.ts';
import { cell, getMeaning, listTokens, mono, Name, Row, Table } from './token-tables.tsx';

interface BoxesProps {
  group: 'space' | 'radius' | 'elevation';
  draw: (value: string) => CSSProperties;
}

function Boxes({ group, draw }: BoxesProps) {
  return (
    <Table head={['Token', 'Value', 'Sample', 'Purpose']}>
      {listTokens(group).map(({ path, value }) => (
        <Row key={path}>
          <Name path={path} />
          <td style={{ ...cell, ...mono, maxInlineSize: '14rem' }}>{value}</td>
          <td style={cell}>
            <div
              style={{
                backgroundColor: vars.color.accentSoft,
                border: `1px solid ${vars.color.accent}`,
                ...draw(`var(${customProperty(path)})`),
              }}
            />
          </td>
          <td style={cell}>{getMeaning(path)}</td>
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
      {listTokens('motion').map(({ path, name, value }) => (
        <Row key={path}>
          <Name path={path} />
          <td style={{ ...cell, ...mono }}>{value}</td>
          <td style={cell}>
            <Ball name={name} value={value} />
          </td>
          <td style={cell}>{getMeaning(path)}</td>
        </Row>
      ))}
    </Table>
  );
}

export function Densities() {
  return (
    <Table head={['Token', ...densityNames, 'Purpose']}>
      {listTokens('density').map(({ path }) => (
        <Row key={path}>
          <Name path={path} />
          {densityNames.map((density) => (
            <td key={density} style={{ ...cell, ...mono }}>
              {tokenValues('light', density)[path]}
            </td>
          ))}
          <td style={cell}>{getMeaning(path)}</td>
        </Row>
      ))}
    </Table>
  );
}
