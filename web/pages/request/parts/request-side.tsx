import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Card } from '../../../components/card.tsx';
import type { BookableHome } from '../../../features/booking/bookable-home.ts';
import { HomePortrait } from '../../../features/booking/home-heading.tsx';
import styles from '../../../features/booking/layout.module.css';
import { StayBar } from '../../../features/booking/stay-bar.tsx';
import type { StayOfParty } from '../../../features/booking/stay-facts.tsx';
import type { RequestForm } from '../use-request.ts';

export function RequestSide({
  request: { price, quote },
  home,
  stay,
  today,
  objectPath,
}: {
  request: RequestForm;
  home: BookableHome;
  stay: StayOfParty | null;
  today: string;
  objectPath: string;
}): ReactNode {
  const { t } = useTexts();
  if (stay) return <StayBar home={home} stay={stay} price={price} today={today} updating={quote.fetching} />;
  return (
    <aside className={`${styles.side} ${styles.sticky}`} aria-label={t('booking.stay.title')}>
      <Card className={styles.stack}>
        <HomePortrait home={{ ...home, path: objectPath }} />
      </Card>
    </aside>
  );
}
