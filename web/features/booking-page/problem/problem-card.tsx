import { useState, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Api } from '../../../../contract/api.ts';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { addEndpoints } from '../../../app/api/browser-api.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFocusOnResult } from '../../../components/use-focus-on-result.ts';
import styles from '../../booking/layout.module.css';
import type { BookingLink } from '../../booking/use-linked.ts';
import { PhoneLink } from '../../office/line-links.tsx';
import type { OfficeLine } from '../../office/office-line.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { ProblemForm } from './problem-form.tsx';
import own from './problem.module.css';

addEndpoints(endpointPaths);

interface Root {
  office: OfficeLine;
  promisePath: string | null;
}

type NewReport = ResponseOf<Api['reportProblem']>;
type EarlierReport = NonNullable<ResponseOf<Api['getProblem']>['reported']>;

function reportOutcome(
  { status }: Booking,
  reported: NewReport | EarlierReport,
): 'joined' | 'reported' | 'reportedAfterCancel' | 'answered' {
  if (reported.due === null) return 'answered';
  if ('joined' in reported && reported.joined) return 'joined';
  return status === 'cancelled' ? 'reportedAfterCancel' : 'reported';
}

export default function ProblemCard({ booking, link }: { booking: Booking; link: BookingLink }): ReactNode {
  const { t, format } = useTexts();
  const root = useRouteLoaderData<Root>('root');
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<NewReport | null>(null);
  const result = useFocusOnResult<HTMLDivElement>(sent);
  const { answer } = useCall('getProblem', { bookingID: Number(link.id), bookingHash: link.hash });
  const reported = sent ?? answer?.reported ?? null;
  return (
    <Card id="help" className={styles.stack} data-testid="problem">
      <h2 className={styles.cardTitle}>{t('booking.problem.title')}</h2>
      {reported ? (
        <div ref={result} tabIndex={-1} data-testid="problem-reported">
          <Notice kind="success">
            {reported.due && (
              <p>
                <strong>
                  {t('booking.problem.due', {
                    date: format.dateWithWeekday(reported.due.date),
                    time: format.time(reported.due.time),
                  })}
                </strong>
              </p>
            )}
            <p>
              {t(`booking.problem.${reportOutcome(booking, reported)}`, {
                number: String(reported.caseNumber),
              })}
            </p>
          </Notice>
        </div>
      ) : (
        <p>{t('booking.problem.lead')}</p>
      )}
      {root && (
        <p className={styles.actions}>
          {t('booking.problem.call')} <PhoneLink line={root.office} className={own.phone} />
        </p>
      )}
      {isOpen ? (
        <ProblemForm
          booking={booking}
          link={link}
          onReported={(answer) => {
            setSent(answer);
            setOpen(false);
          }}
        />
      ) : (
        <div>
          <Button
            {...(!reported && { variant: 'primary' as const })}
            onClick={() => setOpen(true)}
            data-testid="problem-open"
          >
            {t(`booking.problem.${reported ? 'more' : 'open'}`)}
          </Button>
        </div>
      )}
      {root?.promisePath && (
        <p className={styles.small}>
          <a href={root.promisePath}>{t('booking.problem.promise')}</a>
        </p>
      )}
    </Card>
  );
}
