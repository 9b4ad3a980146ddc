import { useState, type ReactNode } from 'react';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useReasonText } from '../../features/booking/use-reason-text.ts';
import styles from '../parts/admin.module.css';

/** Prices other dates or persons for a guest who calls, and asks the host for them. */
export function ChangeForGuest({
  booking,
  onAsked,
}: {
  booking: OfficeBooking;
  onAsked: (booking: OfficeBooking) => void;
}): ReactNode {
  const { t, language, format } = useTexts();
  const reasonText = useReasonText();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState({
    startDate: booking.startDate,
    endDate: booking.endDate,
    persons: String(booking.persons),
    message: '',
  });
  const [priced, setPriced] = useState<{
    total: OfficeBooking['total'];
    difference: OfficeBooking['total'];
  } | null>(null);
  const price = useSubmit('changeOfficeBooking', { idempotent: true, onDone: setPriced });
  const ask = useSubmit('changeOfficeBooking', {
    idempotent: true,
    onDone: ({ booking: changed }) => {
      if (changed) onAsked(changed);
    },
    // The price has moved, so it is asked for again before anything is sent.
    onFailure: () => setPriced(null),
  });
  const set = (change: Partial<typeof form>): void => {
    setForm((before) => ({ ...before, ...change }));
    setPriced(null);
  };
  const request = {
    languageCode: language,
    bookingDisplayNumber: booking.bookingDisplayNumber,
    startDate: form.startDate,
    endDate: form.endDate,
    persons: Number(form.persons),
    message: form.message.trim(),
  };
  const isComplete =
    form.startDate !== '' && form.endDate > form.startDate && /^[1-9]\d?$/.test(form.persons.trim());
  const isBusy = price.sending !== null || ask.sending !== null;
  const failure = isBusy ? null : (ask.failure ?? price.failure);
  const failureText = (refusal: CallFailure<'changeOfficeBooking'>): string => {
    if (refusal.type === 'not-bookable') return reasonText(refusal.data.reason, refusal.data.nights);
    const key = `admin.bookings.change.${refusal.type}`;
    return t(t.has(key) ? key : 'admin.bookings.change.refused');
  };
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)} data-testid="office-change">
          {t('admin.bookings.change.title')}
        </Button>
      </div>
    );
  }
  return (
    <Card>
      <form
        className={styles.stack}
        data-testid="office-change-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isComplete || isBusy) return;
          if (priced) void ask.submit({ ...request, dryRun: false, expectedPrice: priced.total });
          else void price.submit({ ...request, dryRun: true });
        }}
      >
        <h2 className={styles.title}>{t('admin.bookings.change.title')}</h2>
        <p className={styles.soft}>{t('admin.bookings.change.lead')}</p>
        <div className={styles.filters}>
          <TextField
            name="startDate"
            type="date"
            label={t('admin.bookings.change.startDate')}
            value={form.startDate}
            onChange={({ target }) => set({ startDate: target.value })}
          />
          <TextField
            name="endDate"
            type="date"
            label={t('admin.bookings.change.endDate')}
            value={form.endDate}
            onChange={({ target }) => set({ endDate: target.value })}
          />
          <TextField
            name="persons"
            inputMode="numeric"
            label={t('admin.bookings.change.persons')}
            maxLength={2}
            value={form.persons}
            onChange={({ target }) => set({ persons: target.value })}
          />
        </div>
        <TextAreaField
          name="message"
          label={t('admin.bookings.change.message')}
          rows={2}
          maxLength={2000}
          value={form.message}
          onChange={({ target }) => setForm((before) => ({ ...before, message: target.value }))}
        />
        <div role="status">
          {priced && (
            <Notice kind="info">
              {t('admin.bookings.change.price', {
                total: format.moneyExact(priced.total),
                agreed: format.moneyExact(booking.total),
                difference: `${priced.difference > 0 ? '+' : ''}${format.moneyExact(priced.difference)}`,
              })}
            </Notice>
          )}
        </div>
        <FailureNotice kind="warning" text={failure && failureText(failure)} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!isComplete}>
            {t(`admin.bookings.change.${priced ? 'ask' : 'showPrice'}`)}
          </Button>
          <Button disabled={isBusy} onClick={() => setOpen(false)}>
            {t('admin.bookings.change.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
