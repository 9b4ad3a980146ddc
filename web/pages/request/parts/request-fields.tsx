import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { enteredAges, countPersons } from '../../../features/booking/booking-draft.ts';
import { ExtrasFields } from '../../../features/booking/choice-fields.tsx';
import { fieldId, useFieldError } from '../../../features/booking/error-summary.tsx';
import { FormSection } from '../../../features/booking/form-section.tsx';
import { PartyFields } from '../../../features/booking/party-fields.tsx';
import { StayDates } from '../../../features/stay-dates/stay-dates.tsx';
import type { RequestData } from '../load.ts';
import { UnavailableDates } from './taken-dates.tsx';
import type { RequestForm } from '../use-request.ts';

const PriceCalendar = lazyPart(
  () => import('../../../features/price-calendar/price-calendar.tsx'),
  'price-calendar',
);

export function RequestFields({
  request: { draft, update, errors, quote, price, isAskable },
  home,
  today,
  calendar,
}: { request: RequestForm } & Pick<RequestData, 'home' | 'today' | 'calendar'>): ReactNode {
  const { t } = useTexts();
  const fieldError = useFieldError(errors);
  return (
    <>
      <FormSection title={t('booking.request.dates')}>
        <StayDates
          id={fieldId('dates')}
          stay={draft}
          today={today}
          error={fieldError('dates')}
          onStay={update}
        >
          {(take) =>
            calendar && (
              <Suspense fallback={<p role="status">{t('booking.price.updating')}</p>}>
                <PriceCalendar
                  objectNumber={home.objectNumber}
                  calendar={calendar}
                  seasons={[]}
                  stay={{
                    ...draft,
                    persons: countPersons(draft),
                    childAges: enteredAges(draft),
                    pets: draft.petSizes.length,
                  }}
                  takesFocus
                  onStay={take}
                />
              </Suspense>
            )
          }
        </StayDates>
        <UnavailableDates quote={quote} isAskable={isAskable} onStay={update} />
      </FormSection>
      <PartyFields draft={draft} update={update} errors={errors} home={home} />
      {price && isAskable && <ExtrasFields draft={draft} update={update} errors={errors} price={price} />}
      <FormSection title={t('booking.request.message')}>
        <TextAreaField
          id={fieldId('remarks')}
          name="remarks"
          label={t('booking.request.message')}
          hideLabel
          hint={t('booking.request.messageHint')}
          rows={6}
          maxLength={2000}
          value={draft.remarks}
          onChange={(event) => update({ remarks: event.target.value })}
        />
      </FormSection>
    </>
  );
}
