import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import styles from '../parts/admin.module.css';
import { FoundHeading } from '../parts/found-heading.tsx';
import { Pending } from '../parts/pending.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { ActingForm, type Host } from './acting-form.tsx';
import { ActingList } from './acting-list.tsx';
import type { ActingPage } from './load.ts';

/**
 * Finds a person to act for, starts a session, and lists earlier ones. Search and selection are part of the address.
 */
export function ActingOffice({ roomPaths }: Pick<ActingPage, 'roomPaths'>): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const personText = params.get('person');
  const { answer, failure, retry, isPending } = useCall('findHosts', { query: query.slice(0, 200) });
  const host = answer?.people.find(({ number }) => String(number) === personText);
  return (
    <div className={`container ${styles.page}`}>
      <ActingBand />
      <div className={styles.head}>
        <h1>{t('acting.office.title')}</h1>
        <p>{t('acting.office.lead')}</p>
      </div>
      <SearchForm
        label={t('acting.office.search')}
        hint={t('acting.office.searchHint')}
        query={query}
        busy={isPending}
        onSearch={(nextQuery) => {
          if (nextQuery === query) retry();
          else setParams(nextQuery === '' ? {} : { q: nextQuery }, { preventScrollReset: true });
        }}
      />
      <Pending {...{ answer, failure, retry }} />
      {/* Hides the results of an earlier search while the next one is pending. */}
      {answer && !isPending && query.trim() !== '' && (
        <Card className={styles.stack} data-testid="hosts">
          <FoundHeading>
            {t(answer.people.length === 0 ? 'acting.office.none' : 'acting.office.found')}
          </FoundHeading>
          <ul>
            {answer.people.map((one) => (
              <FoundHost
                key={one.number}
                host={one}
                isChosen={one.number === host?.number}
                onChoose={() =>
                  setParams({ q: query, person: String(one.number) }, { preventScrollReset: true })
                }
              />
            ))}
          </ul>
          {answer.hasMore && <p className={styles.soft}>{t('acting.office.more')}</p>}
        </Card>
      )}
      {answer && host && (
        <ActingForm key={host.number} host={host} owner={answer.owner} roomPaths={roomPaths} />
      )}
      <ActingList />
    </div>
  );
}

function FoundHost({
  host: { name, email, number, businesses },
  isChosen,
  onChoose,
}: {
  host: Host;
  isChosen: boolean;
  onChoose: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.strong}>{name}</p>
        <p className={styles.soft}>
          {email} · {t('acting.office.account', { number: String(number) })}
        </p>
        <p className={styles.soft}>
          {businesses
            .map((one) =>
              t(`acting.office.business.${one.kind}`, { name: one.name, number: String(one.subject) }),
            )
            .join(' · ')}
        </p>
      </div>
      <Button
        small
        disabled={isChosen}
        aria-label={t('acting.office.chooseOne', { name })}
        onClick={onChoose}
      >
        {t(isChosen ? 'acting.office.chosen' : 'acting.office.choose')}
      </Button>
    </li>
  );
}
