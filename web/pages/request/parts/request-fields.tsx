import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { TextAreaField, TextField } from '../../../components/field.tsx';
import { ExtrasFields } from '../../../features/booking/choice-fields.tsx';
import { fieldId, useErrorOf } from '../../../features/booking/error-summary.tsx';
import fields from '../../../features/booking/fields.module.css';
import { FormSection } from '../../../features/booking/form-section.tsx';
import { PartyFields } from '../../../features/booking/party-fields.tsx';
import type { RequestData } from '../load.ts';
import { TakenDates } from './taken-dates.tsx';
import type { RequestForm } from '../use-request.ts';

/** The dates that the question is about, who would come, and the question itself. */
export function RequestFields({
  request: { draft, update, errors, quote, isAskable },
  home,
  today,
}: { request: RequestForm } & Pick<RequestData, 'home' | 'today'>): ReactNode {
  const { t } = useTexts();
  const errorOf = useErrorOf(errors);
  return (
    <>
      <FormSection title={t('booking.request.dates')}>
        <div className={fields.row}>
          <TextField
            id={fieldId('dates')}
            type="date"
            name="startDate"
            label={t('booking.stay.arrival')}
            min={today}
            value={draft.startDate}
            error={errorOf('dates')}
            onChange={(event) => update({ startDate: event.target.value })}
          />
          <TextField
            type="date"
            name="endDate"
            label={t('booking.stay.departure')}
            min={draft.startDate || today}
            value={draft.endDate}
            onChange={(event) => update({ endDate: event.target.value })}
          />
        </div>
        <TakenDates quote={quote} isAskable={isAskable} onStay={update} />
      </FormSection>
      <PartyFields draft={draft} update={update} errors={errors} home={home} />
      {quote.price && isAskable && (
        <ExtrasFields draft={draft} update={update} errors={errors} price={quote.price} />
      )}
      <FormSection title={t('booking.request.message')}>
        <TextAreaField
          id={fieldId('remarks')}
          name="remarks"
          label={t('booking.request.message')}
          hideLabel
          hint={t('booking.request.messageHint')}
          error={errorOf('remarks')}
          rows={6}
          maxLength={2000}
          value={draft.remarks}
          onChange={(event) => update({ remarks: event.target.value })}
        />
      </FormSection>
    </>
  );
}
