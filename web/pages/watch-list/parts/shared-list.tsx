import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useWatched } from '../../../features/visitor/use-visitor.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { toPricedItem, type CommonStay } from '../asked-stay.ts';
import type { SharedHomes } from '../load.ts';
import styles from '../page.module.css';
import { StayOfList } from './stay-of-list.tsx';
import { WatchedItem } from './watched-item.tsx';

export function SharedList({
  shared,
  today,
  commonStay,
}: {
  shared: SharedHomes | 'failed';
  today: string;
  commonStay: CommonStay;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const { revalidate, state } = useRevalidator();

  if (shared === 'failed') {
    return (
      <Notice kind="warning" role="alert" title={t('watchlist.failed.title')}>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('watchlist.retry')}
        </Button>
      </Notice>
    );
  }
  const { items, changes } = shared;
  const homes = new Map(shared.homes.map((home) => [home.objectNumber, home]));
  if (items.length === 0) {
    return (
      <Notice title={t('watchlist.shared.none.title')}>
        <p>{t('watchlist.shared.none.text')}</p>
        <ButtonLink to={pathOf('WatchList', language)}>{t('watchlist.shared.own')}</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <StayOfList commonStay={commonStay} today={today} />
      <ul className={styles.items} data-testid="shared-list">
        {items.map((item, index) => (
          <li key={item.objectNumber}>
            <WatchedItem
              item={toPricedItem(item, commonStay)}
              home={homes.get(item.objectNumber) ?? null}
              loading={false}
              isFirst={index < 2}
              today={today}
              change={changes[item.objectNumber]}
            >
              <TakeOver item={item} title={homes.get(item.objectNumber)?.title ?? ''} />
            </WatchedItem>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saves a home from somebody else's list to the visitor's own. */
export function TakeOver({ item, title }: { item: WatchedObject; title: string }): ReactNode {
  const { t } = useTexts();
  const { watched, toggle } = useWatched(item.objectNumber);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button
        small
        // A disabled button would lose the focus.
        aria-disabled={watched}
        aria-label={t(watched ? 'watchlist.item.addedTitle' : 'watchlist.item.addTitle', { title })}
        onClick={() => {
          if (watched) return;
          setFailed(false);
          toggle(item).catch(() => setFailed(true));
        }}
      >
        {t(watched ? 'watchlist.item.added' : 'watchlist.item.add')}
      </Button>
      {failed && <span role="alert">{t('watchlist.changeFailed')}</span>}
    </>
  );
}
