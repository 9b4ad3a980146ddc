import type { ReactNode } from 'react';
import type { RecordFact } from '../../../domain/office-records.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import type { Topics } from '../load-topics.ts';
import { RecordTable, type Column } from '../records/record-table.tsx';
import type { RecordGroups } from '../records/record-types.ts';
import styles from '../records/records.module.css';
import { useRecordColumns } from '../records/use-record-columns.tsx';

interface Found<Entry> {
  entry: Entry;
  fact: { kind: RecordFact; value: string };
}

/** Facts whose value a number or a code of the row or the search word says. */
const saidAnyway: ReadonlySet<RecordFact> = new Set(['bookingNumber', 'caseNumber', 'objectNumber', 'code']);

export function FoundGroups({
  groups,
  query,
  isAlone,
  topics,
}: {
  groups: RecordGroups;
  query: string;
  /** One group alone is shown. */
  isAlone: boolean;
  topics: Topics;
}): ReactNode {
  const { t, format } = useTexts();
  const columns = useRecordColumns(topics.names);
  function table<Entry>(
    name: keyof RecordGroups,
    found: { entries: readonly Found<Entry>[]; more: boolean } | undefined,
    ofGroup: readonly Column<Entry>[],
    keyOf: (entry: Entry) => string | number,
  ): ReactNode {
    if (!found || found.entries.length === 0) return null;
    const title = t(`records.group.${name}`);
    const foundBy: Column<Found<Entry>> = {
      name: 'foundBy',
      label: t('records.column.foundBy'),
      cell: ({ entry, fact: { kind, value } }) => (
        <span className={styles.soft}>
          {saidAnyway.has(kind) || Object.values(entry as object).includes(value)
            ? t(`records.fact.${kind}`)
            : t('records.foundBy', {
                fact: t(`records.fact.${kind}`),
                value: kind === 'date' ? format.date(value) : value,
              })}
        </span>
      ),
    };
    const alone = new URLSearchParams({ q: query, group: name });
    return (
      <section className={styles.group} data-testid={`found-${name}`}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          <span className={styles.count}>
            {t(found.more ? 'records.search.first' : 'records.search.found', { count: found.entries.length })}
          </span>
          {found.more && !isAlone && (
            <Link to={`?${alone.toString()}`} aria-label={t('records.search.moreOf', { group: title })}>
              {t('records.search.more')}
            </Link>
          )}
        </div>
        <RecordTable
          caption={title}
          columns={[
            ...ofGroup.map((column) => ({
              ...column,
              cell: ({ entry }: Found<Entry>) => column.cell(entry),
            })),
            foundBy,
          ]}
          rows={found.entries}
          keyOf={({ entry }) => keyOf(entry)}
        />
        {found.more && isAlone && <p className={styles.count}>{t('records.search.narrow')}</p>}
      </section>
    );
  }
  return (
    <>
      {table('bookings', groups.bookings, columns.bookings, (one) => one.bookingID)}
      {table('people', groups.people, columns.people, ({ of }) => `${of.source}${of.number}`)}
      {table('cases', groups.cases, columns.cases, (one) => one.caseNumber)}
      {table('homes', groups.homes, columns.homes, (one) => one.objectNumber)}
      {table('vouchers', groups.vouchers, columns.vouchers, (one) => one.voucherNumber)}
    </>
  );
}
