import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/admin.module.css';
import { FoundHeading } from '../parts/found-heading.tsx';
import { Pending } from '../parts/pending.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { FoundPerson } from './found-person.tsx';
import { Invitation } from './invitation/invitation.tsx';
import { WaitingRegistrations } from './waiting-registrations.tsx';

/** Finds people. Without a query the latest logins are listed. The search is part of the address. */
export function People(): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const { answer, failure, retry, isPending } = useCall('findPeople', { query: query.slice(0, 200) });
  const heading =
    query.trim() === '' ? t('admin.people.recent') : t('admin.people.found', { count: answer?.total ?? 0 });
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.people.title')}</h1>
      <SearchForm
        label={t('admin.people.label')}
        hint={t('admin.people.hint')}
        query={query}
        busy={isPending}
        onSearch={(nextQuery) => {
          if (nextQuery === query) retry();
          else setParams(nextQuery === '' ? {} : { q: nextQuery }, { preventScrollReset: true });
        }}
      />
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <>
          <Card className={styles.stack} data-testid="people">
            <FoundHeading>{answer.people.length === 0 ? t('admin.people.none') : heading}</FoundHeading>
            <ul>
              {answer.people.map((person) => (
                <FoundPerson key={person.number} person={person} />
              ))}
            </ul>
            {answer.total > answer.people.length && (
              <p className={styles.soft}>{t('admin.people.more', { count: answer.people.length })}</p>
            )}
          </Card>
          <WaitingRegistrations waiting={answer.waiting} />
          <Invitation onInvited={retry} />
        </>
      )}
    </div>
  );
}
