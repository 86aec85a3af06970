import { CollapsibleList, type ListColumn } from '@libretto/design-system/collapsible-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExternalLink, externalLinksQuery, type LinkList } from './links.queries.ts';
import { SiteLink } from './site-link.tsx';

const isHospitalList = (name: LinkList) => name.startsWith('ospedali_');

/** Hospitals show location and specialities; the other lists show names only. */
export function ExternalLinks({ name }: { name: LinkList }) {
  const { t } = useTranslation('links');
  const { data } = useSuspenseQuery(externalLinksQuery(name));
  const whole = isHospitalList(name);
  const columns = useMemo((): ListColumn<ExternalLink>[] => {
    const site: ListColumn<ExternalLink> = {
      id: 'link_name',
      header: t('columns.name'),
      cell: ({ link_name, link_sede }) => <SiteLink address={link_sede}>{link_name}</SiteLink>,
      sortable: whole,
    };
    if (!whole) return [site];
    return [
      site,
      { id: 'link_city', header: t('columns.seat'), sortable: true },
      { id: 'link_informazioni', header: t('columns.information') },
    ];
  }, [t, whole]);

  return (
    <CollapsibleList
      name="altroLink"
      filterValue={name}
      title={t(`lists.${name}`)}
      rows={data.data}
      rowId={({ link_name }) => link_name}
      columns={columns}
      textOrRow={whole ? 'row' : 'text'}
      noData={t('noneFor')}
    />
  );
}
