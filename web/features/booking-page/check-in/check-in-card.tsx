import type { ReactNode } from 'react';
import { addEndpoints } from '../../../app/api/browser-api.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../booking/layout.module.css';
import type { BookingLink } from '../../booking/use-linked.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

/** Links to the online check-in while it is open. */
export default function CheckInCard({ link }: { link: BookingLink }): ReactNode {
  const { t, language } = useTexts();
  const { answer } = useCall('getCheckIn', {
    ...{ bookingID: Number(link.id), bookingHash: link.hash },
    languageCode: language,
  });
  if (answer?.state !== 'open') return null;
  const { progress, savedAt, href } = answer;
  const isBegun = savedAt !== null;
  return (
    <Card className={styles.stack} data-testid="check-in">
      <h2 className={styles.cardTitle}>{t('checkin.card.title')}</h2>
      <p>{t(progress.confirmed ? 'checkin.card.done' : 'checkin.card.text')}</p>
      {isBegun && !progress.confirmed && (
        <p className={styles.small}>
          {t('checkin.progress', { filled: progress.filled, persons: progress.persons })}
        </p>
      )}
      <p>
        <ButtonLink to={href} variant={progress.confirmed ? 'secondary' : 'primary'}>
          {t(`checkin.card.${progress.confirmed ? 'change' : isBegun ? 'goOn' : 'begin'}`)}
        </ButtonLink>
      </p>
    </Card>
  );
}
