import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { toCallFailure } from '../../app/calls/call-failure.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import layout from './layout.module.css';
import styles from './linked-states.module.css';

export interface NewLinkProps {
  id: string | null;
  texts: 'booking.view' | 'landlord';
  recipient: 'guest' | 'landlord';
  /** Requests the mail, which goes to the address of the booking. */
  renew(bookingId: number): Promise<unknown>;
}

type Asking = 'not-yet' | 'sending' | 'sent' | 'later' | 'failed';

/** Reads the outcome from the address, to which the form without scripts redirects. */
function readOutcome(query: URLSearchParams): Asking {
  const outcome = query.get('newLink');
  return outcome === 'sent' || outcome === 'later' ? outcome : 'not-yet';
}

/** Offers a new link by mail, with and without scripts. It does not reveal whether the booking exists. */
export function NewLink({
  id,
  texts,
  recipient,
  renew,
  children,
}: NewLinkProps & { children: ReactNode }): ReactNode {
  const { t, language } = useTexts();
  const [query] = useSearchParams();
  const [asking, setAsking] = useState(() => readOutcome(query));
  if (asking === 'sent') {
    return (
      <Notice
        kind="success"
        role="status"
        title={t('booking.newLink.sentTitle')}
        className={styles.state}
        data-testid="new-link-sent"
      >
        <p>{t(`${texts}.newLink.sent`)}</p>
      </Notice>
    );
  }
  if (id === null) return children;
  const send = async (): Promise<void> => {
    setAsking('sending');
    try {
      await renew(Number(id));
      setAsking('sent');
    } catch (error) {
      setAsking(toCallFailure<'renewBookingLink'>(error).status === 429 ? 'later' : 'failed');
    }
  };
  return (
    <div className={styles.newLink}>
      {children}
      <form
        method="post"
        action="/booking/new-link"
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (asking !== 'sending') void send();
        }}
      >
        <input type="hidden" name="bookingID" value={id} />
        <input type="hidden" name="recipient" value={recipient} />
        <input type="hidden" name="language" value={language} />
        <p>{t(`${texts}.newLink.offer`)}</p>
        <div>
          <Button type="submit" variant="primary" busy={asking === 'sending'}>
            {t('booking.newLink.button')}
          </Button>
        </div>
        <p role="status" className={styles.outcome}>
          {(asking === 'later' || asking === 'failed') && t(`booking.newLink.${asking}`)}
        </p>
      </form>
    </div>
  );
}
