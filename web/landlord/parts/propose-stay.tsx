import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import { prepareMessage } from '../../features/messages/message-draft.ts';

export const proposeId = 'propose';
/** The place of the messages, which sets it itself. */
const messagesId = 'messages';

/** Proposes other dates for a request that does not suit. Nothing binds yet, so it is a message, prepared here and sent below. */
export function ProposeStay({ link }: { link: BookingLink }): ReactNode {
  const { t, format } = useTexts();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPrepared, setPrepared] = useState(false);
  const isValid = isPlainDate(from) && isPlainDate(until) && from < until;
  const prepare = (): void => {
    setTried(true);
    if (!isValid) return;
    prepareMessage(
      'landlord',
      link.id,
      t('landlord.propose.text', { from: format.date(from), until: format.date(until) }),
    );
    setPrepared(true);
    const form = document.getElementById(messagesId);
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector<HTMLElement>('[name=message]')?.focus();
  };
  return (
    <Card className={styles.stack} id={proposeId} data-testid="propose-stay">
      <h2 className={styles.cardTitle}>{t('landlord.propose.title')}</h2>
      <p className={styles.small}>{t('landlord.propose.lead')}</p>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          prepare();
        }}
      >
        <TextField
          type="date"
          name="proposeFrom"
          label={t('landlord.propose.from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          name="proposeUntil"
          label={t('landlord.propose.until')}
          error={isTried && !isValid ? t('landlord.propose.wrong') : undefined}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <div>
          <Button type="submit">{t('landlord.propose.prepare')}</Button>
        </div>
      </form>
      <p role="status" className={styles.small}>
        {isPrepared && t('landlord.propose.prepared')}
      </p>
    </Card>
  );
}

/** Links to what can be done with a booking further down its page. */
export function BookingJumps({
  booking: { proposable, change, actions },
}: {
  booking: LandlordBooking;
}): ReactNode {
  const { t } = useTexts();
  const isProposed = change?.proposal && change.state === 'open';
  return (
    <p className={styles.actions}>
      {proposable && <a href={`#${proposeId}`}>{t('landlord.proposal.title')}</a>}
      {!proposable && actions.length > 0 && !isProposed && (
        <a href={`#${proposeId}`}>{t('landlord.propose.title')}</a>
      )}
      <a href={`#${messagesId}`}>{t('landlord.propose.message')}</a>
    </p>
  );
}
