import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isEmail } from '../../../domain/reachable.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { MailField } from '../mail-field/mail-field.tsx';
import layout from './layout.module.css';
import styles from './linked-states.module.css';

type Outcome = 'sent' | 'later' | 'failed' | 'invalid';

/** Reads the outcome from the address, to which the form without scripts redirects. */
const readOutcome = (query: URLSearchParams): Outcome | null => {
  const outcome = query.get('newLink');
  return outcome === 'sent' || outcome === 'later' || outcome === 'invalid' ? outcome : null;
};

/** Finds a booking by its number and mail address. The link comes by mail, so the page says the same whether or not the booking exists. */
export function FindBooking(): ReactNode {
  const { t, language } = useTexts();
  const [query] = useSearchParams();
  const [told, setTold] = useState(() => readOutcome(query));
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { submit, sending } = useSubmit('findBookingLink', {
    onDone: () => setTold('sent'),
    onFailure: (failure) =>
      setTold(failure.status === 429 ? 'later' : failure.type === 'invalid-email' ? 'invalid' : 'failed'),
  });
  // Copied numbers may have blanks, dots or a leading sign.
  const digits = number.replace(/\D/g, '');
  const invalid = { number: digits.length === 0 || digits.length > 15, email: !isEmail(email.trim()) };

  if (told === 'sent') {
    return (
      <Notice
        kind="success"
        role="status"
        title={t('booking.newLink.sentTitle')}
        className={styles.state}
        data-testid="new-link-sent"
      >
        <p>{t('booking.find.sent')}</p>
      </Notice>
    );
  }
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setTold(null);
    if (invalid.number || invalid.email) {
      form.current
        ?.querySelector<HTMLElement>(`[name=${invalid.number ? 'bookingDisplayNumber' : 'email'}]`)
        ?.focus();
    } else void submit({ bookingDisplayNumber: Number(digits), email: email.trim() });
  };
  return (
    <Card className={styles.find}>
      <p>{t('booking.find.text')}</p>
      <form
        ref={form}
        method="post"
        action="/booking/find-link"
        noValidate
        className={layout.stack}
        onSubmit={send}
        data-testid="find-booking"
      >
        <input type="hidden" name="language" value={language} />
        <TextField
          name="bookingDisplayNumber"
          label={t('booking.find.number')}
          hint={t('booking.find.numberHint')}
          error={tried && invalid.number ? t('booking.find.numberMissing') : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <MailField
          name="email"
          label={t('booking.customer.email')}
          hint={t('booking.find.emailHint')}
          error={(tried && invalid.email) || told === 'invalid' ? t('booking.invalid.email') : undefined}
          value={email}
          onValue={setEmail}
        />
        <div>
          <Button type="submit" variant="primary" busy={sending !== null}>
            {t('booking.newLink.button')}
          </Button>
        </div>
        <p role="status" className={styles.outcome}>
          {(told === 'later' || told === 'failed') && t(`booking.newLink.${told}`)}
        </p>
      </form>
    </Card>
  );
}
