import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { personsOf } from '../../../features/booking/booking-draft.ts';
import { fieldId, useErrorOf } from '../../../features/booking/error-summary.tsx';
import fields from '../../../features/booking/fields.module.css';
import { FormSection } from '../../../features/booking/form-section.tsx';
import type { RequestData } from '../load.ts';
import type { RequestForm } from '../use-request.ts';

/** The dates that the question is about, how many would come, and the question itself. */
export function RequestFields({
  request: { draft, update, errors },
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
          <SelectField
            id={fieldId('adults')}
            name="persons"
            label={t('booking.request.persons')}
            value={personsOf(draft)}
            error={errorOf('adults')}
            onChange={(event) =>
              update({ adults: Math.max(1, Number(event.target.value) - draft.childAges.length) })
            }
          >
            {Array.from({ length: Math.max(home.personsMax, personsOf(draft)) }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </SelectField>
        </div>
      </FormSection>
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
