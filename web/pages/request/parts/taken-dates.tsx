import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import type { RequestForm } from '../use-request.ts';

/** Says above the form why these dates cannot be requested, and offers the nearest ones. */
export function UnavailableDates({
  quote: { price },
  isAskable,
  onStay,
}: Pick<RequestForm, 'quote' | 'isAskable'> & {
  onStay: (stay: { startDate: string; endDate: string }) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const reasonText = useReasonText();
  if (isAskable || !price) return null;
  const { nearestStay } = price;
  return (
    <Notice
      kind="warning"
      role="alert"
      title={t('booking.request.notAskable')}
      data-testid="not-askable"
      data-reason={price.status}
    >
      <p>{reasonText(price.status, price.statusNights)}</p>
      {nearestStay && (
        <p>
          <Button small onClick={() => onStay(nearestStay)} data-testid="nearest-stay">
            {t('booking.request.nearest', {
              from: format.date(nearestStay.startDate),
              to: format.date(nearestStay.endDate),
            })}
          </Button>
        </p>
      )}
    </Notice>
  );
}
