import { Fragment } from 'react';

/** An email address, an address of the web or a file name, which breaks after its separators where it has too little room. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[@./_-])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
