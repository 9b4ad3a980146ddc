import { useState, type ReactNode } from 'react';
import { addEndpoints, browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { SearchData } from '../search/search-data.ts';
import { groupKey, searchQuery } from './search-query.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { GroupCard } from './group-card.tsx';
import styles from './home-groups.module.css';

addEndpoints(endpointPaths);

/** With fewer homes than this for a party, groups are searched without a click. */
const fewHomes = 6;

/** Offers two or three homes close together to a party for which few homes are large enough. */
export default function GroupOffer({ data }: { data: SearchData }): ReactNode {
  const { t, language } = useTexts();
  const [isAsked, setAsked] = useState(data.groups === null && data.total < fewHomes);
  const query = searchQuery(data);
  const { answer, failure, retry, isPending } = useLatestCall(
    (asked, signal) =>
      browserApi.call('findHomeGroups', { query: asked, languageCode: language }, { signal }),
    isAsked ? query : null,
  );
  const groups = data.groups ?? (isPending ? undefined : answer?.groups);
  const canAsk = !isAsked && data.groups === null;
  return (
    <section className={styles.offer} aria-labelledby="home-groups" data-testid="home-groups">
      <h2 id="home-groups">{t('groups.offer.title')}</h2>
      <p className={styles.note}>{t('groups.offer.text', { count: data.query.persons ?? 0 })}</p>
      {canAsk && (
        <Button className={styles.start} onClick={() => setAsked(true)} data-testid="find-groups">
          {t('groups.offer.find')}
        </Button>
      )}
      {isPending && <p role="status">{t('groups.offer.loading')}</p>}
      {failure && (
        <Notice kind="warning" role="alert">
          {t('groups.offer.failed')} <Button onClick={retry}>{t('errors.retry')}</Button>
        </Notice>
      )}
      {groups?.length === 0 && (
        <p role="status" className={styles.note}>
          {t('groups.offer.none')}
        </p>
      )}
      {groups && groups.length > 0 && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={groupKey(group)}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
