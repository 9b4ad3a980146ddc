import type { ReactNode } from 'react';
import type { RecordFact } from '../../../domain/office-records.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import type { Topics } from '../load-topics.ts';
import { RecordTable, type Column } from '../records/record-table.tsx';
import type { RecordGroups } from '../records/record-types.ts';
import styles from '../records/records.module.css';
import { useRecordColumns } from '../records/use-record-columns.tsx';

interface FoundRecord<Entry> {
  entry: Entry;
  fact: { kind: RecordFact; value: string };
}

/** Matches that are not shown, because the value is visible in the row or is the query itself. */
const saidAnyway: ReadonlySet<RecordFact> = new Set(['bookingNumber', 'caseNumber', 'objectNumber', 'code']);

export function FoundGroups({
  groups,
  query,
  isAlone,
  topics,
}: {
  groups: RecordGroups;
  query: string;
  /** True if only this group is shown. */
  isAlone: boolean;
  topics: Topics;
}): ReactNode {
  const { t, format } = useTexts();
  const columns = useRecordColumns(topics.names);
  function renderTable<Entry>(
    name: keyof RecordGroups,
    result: { entries: readonly FoundRecord<Entry>[]; more: boolean } | undefined,
    groupColumns: readonly Column<Entry>[],
    keyOf: (entry: Entry) => string | number,
  ): ReactNode {
    if (!result || result.entries.length === 0) return null;
    const title = t(`records.group.${name}`);
    const foundBy: Column<FoundRecord<Entry>> = {
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
            {t(result.more ? 'records.search.first' : 'records.search.found', {
              count: result.entries.length,
            })}
          </span>
          {result.more && !isAlone && (
            <Link to={`?${alone.toString()}`} aria-label={t('records.search.moreOf', { group: title })}>
              {t('records.search.more')}
            </Link>
          )}
        </div>
        <RecordTable
          caption={title}
          columns={[
            ...groupColumns.map((column) => ({
              ...column,
              cell: ({ entry }: FoundRecord<Entry>) => column.cell(entry),
            })),
            foundBy,
          ]}
          rows={result.entries}
          keyOf={({ entry }) => keyOf(entry)}
        />
        {result.more && isAlone && <p className={styles.count}>{t('records.search.narrow')}</p>}
      </section>
    );
  }
  return (
    <>
      {renderTable('bookings', groups.bookings, columns.bookings, (one) => one.bookingID)}
      {renderTable('people', groups.people, columns.people, ({ of }) => `${of.source}${of.number}`)}
      {renderTable('cases', groups.cases, columns.cases, (one) => one.caseNumber)}
      {renderTable('homes', groups.homes, columns.homes, (one) => one.objectNumber)}
      {renderTable('vouchers', groups.vouchers, columns.vouchers, (one) => one.voucherNumber)}
    </>
  );
}
