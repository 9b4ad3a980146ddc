import type { ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { Card } from '../../../components/card.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { OfferCards } from '../../../features/offers/offer-cards.tsx';
import { MailLink, PhoneLink } from '../../../features/office/line-links.tsx';
import { WriteLink } from '../../../features/office/write-link.tsx';
import type { LiveContent } from '../live-content.ts';
import { LatestRatingsList } from './latest-ratings.tsx';
import { ValidBonuses } from './valid-bonuses.tsx';
import styles from './site-part.module.css';

export function SitePart({
  part,
  live: { offers, ratings, office, bonuses, figures },
}: {
  part: BlockOf<'part'>['part'];
  live: LiveContent;
}): ReactNode {
  const { t } = useTexts();
  switch (part) {
    case 'offers':
      return offers.length === 0 ? null : <OfferCards offers={offers} headingLevel="h3" />;
    case 'ratings':
      return ratings && <LatestRatingsList ratings={ratings} />;
    case 'bonus':
      return bonuses && <ValidBonuses bonuses={bonuses} />;
    case 'figures':
      return figures && <p>{t('content.figures', { count: figures.homes, countries: figures.countries })}</p>;
    case 'contact':
    case 'office':
      return (
        office && (
          <Card className={styles.office}>
            <p>{t('content.office')}</p>
            <div className={styles.actions}>
              <PhoneLink line={office} size={20} />
              <MailLink line={office} size={20} />
              <WriteLink />
            </div>
          </Card>
        )
      );
    case 'newsletter':
      // The newsletter form is above the footer of every content page.
      return null;
  }
}
