import { useId, type FormEvent, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ErrorSummary, fieldId } from '../../../features/booking/error-summary.tsx';
import fields from '../../../features/booking/fields.module.css';
import styles from '../../../features/booking/layout.module.css';
import { OfflineNotice } from '../../../features/booking/offline-notice.tsx';
import { PartyChoices } from '../../../features/booking/party-fields.tsx';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { ChangeDates } from './change-dates.tsx';
import { ChangePrice } from './change-price.tsx';
import { useChange } from './use-change.ts';

export default function ChangeDialog({
  booking,
  link,
  onClose,
  onChanged,
  onSent,
}: {
  booking: Booking;
  link: BookingLink;
  onClose: () => void;
  onChanged: () => Promise<void>;
  onSent: () => void;
}): ReactNode {
  const { t } = useTexts();
  const formId = useId();
  const change = useChange(booking, link, { onChanged, onSent });
  const { draft, update, requested, isUnchanged, live, attempt, typedErrors, errors, failure } = change;
  const { isSending, send } = change;
  const { quote } = live;
  const submitText = quote && quote.difference > 0 ? 'booking.change.submitDearer' : 'booking.change.submit';

  return (
    <Dialog
      title={t('booking.change.title')}
      closeLabel={t('booking.change.close')}
      onClose={onClose}
      wide
      footer={
        <Button type="submit" form={formId} variant="primary" wide busy={isSending} data-testid="change-send">
          {t(submitText)}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.stack}
        data-testid="change-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // Nothing was sent: either nothing is changed yet, or the dates are not available, which the field explains.
          if (!send()) document.getElementById(fieldId('dates'))?.focus();
        }}
      >
        <p className={styles.small}>{t('booking.change.lead')}</p>
        <ErrorSummary errors={typedErrors} attempt={attempt} />
        {failure && (
          <Notice
            kind={failure.type === 'price-changed' || failure.type === 'terms-changed' ? 'warning' : 'danger'}
            role="alert"
          >
            {t(`booking.change.failure.${failure.type}`)}
          </Notice>
        )}
        <ChangeDates change={change} booking={booking} link={link} />
        <fieldset className={fields.fieldset}>
          <legend className={fields.legend}>
            <h3>{t('booking.party.title')}</h3>
          </legend>
          <PartyChoices draft={draft} update={update} errors={errors} limits={booking.object} />
        </fieldset>
        <TextAreaField
          name="message"
          label={t('booking.change.message')}
          hint={t('booking.change.messageHint')}
          maxLength={2000}
          value={draft.message}
          onChange={(event) => update({ message: event.target.value })}
        />
        <ChangePrice booking={booking} requested={requested} live={live} isUnchanged={isUnchanged} />
        <OfflineNotice />
        <p className="visually-hidden" role="status">
          {isSending ? t('booking.submit.sending') : ''}
        </p>
      </form>
    </Dialog>
  );
}
