import { useContext, type ReactNode } from 'react';
import type { PlainDate } from '../../../../domain/stay.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { sourceSet, widthsUpTo } from '../../../components/picture.tsx';
import { NonceContext } from '../../../app/nonce-context.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { itemSizes, itemWidthMax } from '../item-picture.ts';
import { showEarlyList, type EarlyPlace } from '../early-list.ts';
import styles from '../page.module.css';
import type { CommonStay } from '../asked-stay.ts';
import { EmptyList } from './empty-list.tsx';
import { StayOfList } from './stay-of-list.tsx';

const holder = 'own-list';
const waitingCards = 3;

/** As high as a watched home, so that nothing moves when the homes appear. */
const card =
  `<li><article class="${styles.item}"><a class="${styles.picture}" tabindex="-1" aria-hidden="true"></a>` +
  `<div class="${styles.text}"><h2 class="${styles.title}"><a></a></h2><p class="${styles.note}"></p>` +
  `<p class="${styles.note}"></p><p class="${styles.note}"></p><div class="${styles.change}"></div><div class="${styles.actions}"></div>` +
  '</div></article></li>';

/**
 * Placeholder of the own list until the visitor is known. The page is the same for all visitors, so an inline script loads the visitor's
 * homes and renders them here without waiting for React, which does not touch them.
 */
export function WaitingList({
  listPath,
  commonStay,
  today,
}: {
  /** Null if not all saved homes are shown: the script cannot know which. */
  listPath: string | null;
  commonStay: CommonStay;
  today: PlainDate;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const nonce = useContext(NonceContext);
  const place: EarlyPlace = {
    holder,
    language,
    list: listPath ?? '',
    page: pathOf('ObjectPage', language, { objectNumber: 0 }),
    avif: sourceSet('*', 'avif', widthsUpTo(itemWidthMax)),
    webp: sourceSet('*', 'webp', widthsUpTo(itemWidthMax)),
    sizes: itemSizes,
    counts: [t('watchlist.count', { count: 1 }), t('watchlist.count_other', { count: 0 })],
  };
  return (
    <>
      <div id={holder} className={styles.own} suppressHydrationWarning>
        <div className={styles.waiting} aria-busy="true">
          <p role="status" suppressHydrationWarning>
            {t('watchlist.loading')}
          </p>
          <StayOfList commonStay={commonStay} today={today} />
          <ul
            className={styles.items}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: card.repeat(waitingCards) }}
          />
        </div>
        <div className={styles.none}>
          <EmptyList />
        </div>
        <p className="no-script-only">{t('watchlist.noScript')}</p>
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          // Only the server's HTML contains the script. React leaves it unchanged during hydration.
          __html:
            import.meta.env.SSR && listPath !== null
              ? `(${showEarlyList.toString()})(${JSON.stringify(place)})`
              : '',
        }}
      />
    </>
  );
}
