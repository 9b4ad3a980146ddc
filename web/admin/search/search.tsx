import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { recordGroupNames } from '../../../domain/office-records.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import type { Topics } from '../load-topics.ts';
import { Pending } from '../parts/pending.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useFieldOfKey } from '../parts/use-search-key.ts';
import styles from '../records/records.module.css';
import { FoundGroups } from './found-groups.tsx';

export function Search({ topics }: { topics: Topics }): ReactNode {
  const { t, language, format } = useTexts();
  const [params, setParams] = useSearchParams();
  useFieldOfKey();
  const query = (params.get('q') ?? '').slice(0, 200);
  const group = recordGroupNames.find((one) => one === params.get('group'));
  const { answer, failure, retry, isPending } = useCall(
    'findRecords',
    query.trim() === '' ? null : { languageCode: language, query, ...(group && { group }) },
  );
  const days = answer?.sought?.days;
  const month = answer?.sought?.month;
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('records.search.title')}</h1>
      <SearchForm
        key={query}
        className={styles.field}
        label={t('records.search.label')}
        hint={t('records.search.hint', { count: retentionDays.officeActs })}
        query={query}
        busy={isPending}
        onSearch={(nextQuery) => {
          if (nextQuery === query && group === undefined) retry();
          else setParams(nextQuery === '' ? {} : { q: nextQuery }, { preventScrollReset: true });
        }}
      />
      {query.trim() !== '' && <Pending {...{ answer, failure, retry }} />}
      {answer && (
        <>
          <div role="status">
            {answer.sought === null && <p>{t('records.search.short')}</p>}
            {days && (
              <p className={styles.count}>
                {days.from === days.to
                  ? t('records.search.day', { day: format.date(days.from) })
                  : t('records.search.days', { from: format.date(days.from), to: format.date(days.to) })}
              </p>
            )}
            {month && (
              <p className={styles.count}>
                {t('records.search.month', { month: t(`calendar.month.${month}`) })}
              </p>
            )}
            {answer.sought?.reading === 'similar' && (
              <p className={styles.count}>{t('records.search.similar')}</p>
            )}
            {answer.sought !== null &&
              Object.values(answer.groups).every(({ entries }) => entries.length === 0) && (
                <p>{t('records.search.none')}</p>
              )}
          </div>
          {group !== undefined && (
            <p>
              <Link to={`?${new URLSearchParams({ q: query }).toString()}`}>{t('records.search.all')}</Link>
            </p>
          )}
          <FoundGroups groups={answer.groups} query={query} isAlone={group !== undefined} topics={topics} />
        </>
      )}
    </div>
  );
}
