import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** Page of a component: the component and its controls come before the text. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Primary />
      <Controls />
      <Description />
      <Stories includePrimary={false} />
    </>
  );
}
