import { act, frameHeight, type Mount, matches, rowHeight, type Visit } from './candidate.ts';

function cell(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.style.flex = '1';
  return element;
}

function button(text: string, row: Visit): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', () => act(row));
  return element;
}

/** Lower bound: hand-written virtual scrolling without a framework. */
export const raw: Mount = (host, rows) => {
  const search = document.createElement('input');
  const frame = document.createElement('div');
  frame.dataset.scroller = '';
  Object.assign(frame.style, { blockSize: `${frameHeight}px`, overflow: 'auto' });
  const sheet = document.createElement('div');
  sheet.style.position = 'relative';
  frame.append(sheet);
  host.append(search, frame);
  let shown = rows;
  const draw = () => {
    const first = Math.max(0, Math.floor(frame.scrollTop / rowHeight) - 5);
    const last = Math.min(shown.length, first + Math.ceil(frameHeight / rowHeight) + 10);
    sheet.style.blockSize = `${shown.length * rowHeight}px`;
    sheet.replaceChildren(
      ...shown.slice(first, last).map((row, index) => {
        const line = document.createElement('div');
        Object.assign(line.style, {
          position: 'absolute',
          inset: `${(first + index) * rowHeight}px 0 auto`,
          blockSize: `${rowHeight}px`,
          display: 'flex',
        });
        line.append(cell(row.doctor), cell(row.day), cell(row.place), button('Modifica', row), button('Elimina', row));
        return line;
      }),
    );
  };
  frame.addEventListener('scroll', draw);
  search.addEventListener('input', () => {
    shown = rows.filter((row) => matches(row, search.value));
    draw();
  });
  draw();
  return { close: () => host.replaceChildren() };
};
