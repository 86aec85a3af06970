import { Badge } from '@libretto/design-system/badge';
import { BodyCrop } from '@libretto/design-system/body-crop';
import { Button, buttonClass } from '@libretto/design-system/button';
import { EmptyState, OpenBooklet } from '@libretto/design-system/empty-state';
import { Highlight } from '@libretto/design-system/internals/highlight';
import { commonMessages, MessagesProvider, override } from '@libretto/design-system/messages';
import { Metric, MetricGroup } from '@libretto/design-system/metric';
import { PageHeader } from '@libretto/design-system/page-header';
import { PersonMark } from '@libretto/design-system/person-mark';
import { painColors, vars } from '@libretto/design-system/theme';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';

const overrides = [override(commonMessages, { loading: 'One moment' })];

/** A server component that uses tokens, texts and classes, and components with and without a client part. */
export function ServerPage() {
  return (
    <MessagesProvider locale="en" overrides={overrides}>
      <PageHeader
        title="Visits"
        actions={
          <a href="/new" className={buttonClass({ variant: 'primary' })}>
            Add
          </a>
        }
      />
      <p style={{ color: vars.color.accent, background: painColors.mild }}>Since 2020</p>
      <Badge tone="info">
        <VisuallyHidden>Level:</VisuallyHidden> private
      </Badge>
      <p>
        <PersonMark name="Anna Ferraro" color={1} /> Anna Ferraro
      </p>
      <EmptyState title="No visits" illustration={<OpenBooklet />} />
      <EmptyState title="No pain" illustration={<BodyCrop part="back" />} />
      <p>
        <Highlight text="Blood pressure" query="blood" />
      </p>
      <MetricGroup title="Measurements">
        <Metric label="Weight" value={71.5} unit="kg" />
      </MetricGroup>
      <Button loading>Save</Button>
    </MessagesProvider>
  );
}
