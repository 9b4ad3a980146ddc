import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../booking/layout.module.css';
import { rememberHint, useInstallWay, wasHintShown } from './install-way.ts';

/** Offers once to put the site on the home screen, to guests who have booked. */
export default function HomeScreenHint({ bookingID }: { bookingID: number }): ReactNode {
  const { t, language } = useTexts();
  const [isWanted, setWanted] = useState(() => !wasHintShown());
  const way = useInstallWay(language, bookingID, isWanted);
  const isShown = isWanted && way !== null;
  useEffect(() => {
    if (isShown) rememberHint();
  }, [isShown]);
  if (!isShown) return null;
  const close = (): void => setWanted(false);
  return (
    <Card className={styles.stack} data-testid="home-screen-hint">
      <h2 className={styles.cardTitle}>{t('booking.homeScreen.title')}</h2>
      <p>{t(way.kind === 'ask' ? 'booking.homeScreen.text' : 'booking.homeScreen.share')}</p>
      <p className={styles.actions}>
        {way.kind === 'ask' && (
          <Button
            onClick={() => {
              way.ask();
              close();
            }}
          >
            {t('booking.homeScreen.add')}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t('booking.homeScreen.close')}
        </Button>
      </p>
    </Card>
  );
}
