import type { ListedComponent } from '../list-components.ts';
import { cell, mono, Row, Table } from './token-tables.tsx';

declare const LISTED_COMPONENTS: readonly ListedComponent[];

const answer = (value: boolean) => <td style={cell}>{value ? 'Yes' : 'No'}</td>;

/** One row per component with an entry point, read from the sources when Storybook starts. */
export function ComponentStatus() {
  return (
    <Table head={['Import', 'Used by the app', 'Stories', 'Unit tests']}>
      {LISTED_COMPONENTS.map(({ name, used, stories, tests }) => (
        <Row key={name}>
          <th scope="row" style={{ ...cell, ...mono, fontWeight: 400 }}>
            @libretto/design-system/{name}
          </th>
          {answer(used)}
          {answer(stories)}
          {answer(tests)}
        </Row>
      ))}
    </Table>
  );
}
