import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/admin.module.css';
import { FoundHeading } from '../parts/found-heading.tsx';
import { Pending } from '../parts/pending.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

export function FoundHomes(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAdminPaths();
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').slice(0, 200);
  const { answer, failure, retry, isPending } = useCall(
    'findHomes',
    query === '' ? null : { languageCode: language, query },
  );
  return (
    <>
      <SearchForm
        label={t('admin.homes.search')}
        hint={t('admin.homes.searchHint')}
        query={query}
        busy={isPending}
        onSearch={(typed) => {
          if (typed === query) retry();
          else setParams(typed === '' ? {} : { q: typed }, { preventScrollReset: true });
        }}
      />
      {query !== '' && <Pending {...{ answer, failure, retry }} />}
      {query !== '' && answer && (
        <Card className={styles.stack} data-testid="found-homes">
          <FoundHeading>
            {answer.homes.length === 0
              ? t('admin.homes.noHome')
              : t('admin.homes.hits', { count: answer.homes.length })}
          </FoundHeading>
          <ul>
            {answer.homes.map(({ objectNumber, title, place, landlord, state }) => (
              <li key={objectNumber} className={styles.item}>
                <div>
                  <Link
                    className={styles.name}
                    to={buildPath('AdminHomeHistory', { objectNumber: String(objectNumber) })}
                  >
                    {title}
                  </Link>
                  <p className={styles.soft}>{`${objectNumber} · ${place} · ${landlord}`}</p>
                </div>
                <p className={styles.badges}>
                  <Badge>{t(`admin.homes.state.${state}`)}</Badge>
                </p>
              </li>
            ))}
          </ul>
          {answer.hasMore && (
            <p className={styles.soft}>{t('admin.homes.more', { count: answer.homes.length })}</p>
          )}
        </Card>
      )}
    </>
  );
}
