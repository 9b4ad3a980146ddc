import { countryName } from '../../../domain/country-name.ts';
import { townLine } from '../../../domain/town-line.ts';
import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { RegistrationField, RegistrationRule } from '../../../domain/booking/registration-form.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import own from './registration.module.css';

/** Rows for fellow travellers on a form without a booking's values. */
const emptyRows = 5;

export function FormSheet({
  booking,
  rule,
  isEmpty,
}: {
  booking: LandlordBooking;
  rule: RegistrationRule;
  isEmpty: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const { object, startDate, endDate, persons, bookingDisplayNumber } = booking;
  const valueOf = useGuestValues(booking.customer);
  const fellows = isEmpty ? emptyRows : persons - 1;
  const stay: readonly [string, string][] = [
    ['home', homeWithPlace({ title: object.title, place: object.locations.place })],
    ['arrival', isEmpty ? '' : format.date(startDate)],
    ['departure', isEmpty ? '' : format.date(endDate)],
    ['fellows', isEmpty ? '' : String(persons - 1)],
    ['booking', isEmpty ? '' : String(bookingDisplayNumber)],
  ];
  return (
    <section
      className={own.sheet}
      aria-label={t('landlord.registration.title')}
      data-testid="registration-form"
    >
      <dl className={own.lines}>
        {stay.map(([field, value]) => (
          <Line key={field} label={t(`landlord.registration.stay.${field}`)} value={value} />
        ))}
        {rule.guest.map((field) => (
          <Line
            key={field}
            label={t(`landlord.registration.field.${field}`)}
            value={isEmpty ? '' : valueOf(field)}
          />
        ))}
      </dl>
      {fellows > 0 && (
        <table className={own.fellows}>
          <caption>{t('landlord.registration.fellowsCaption')}</caption>
          <thead>
            <tr>
              {rule.fellows.map((field) => (
                <th key={field} scope="col">
                  {t(`landlord.registration.field.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: fellows }, (_, row) => (
              <tr key={row}>
                {rule.fellows.map((field) => (
                  <td key={field} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={own.lines}>
        <Line label={t('landlord.registration.signature')} value="" />
      </dl>
    </section>
  );
}

function Line({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className={own.line}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Values known from the booking. The nationality stays empty, because it does not follow from an address. */
function useGuestValues(customer: LandlordBooking['customer']): (field: RegistrationField) => string {
  const { language } = useTexts();
  const { firstName = '', lastName = '', street = '', zip = '', city = '', country = '' } = customer;
  return (field) => {
    switch (field) {
      case 'familyName':
        return lastName;
      case 'firstNames':
        return firstName;
      case 'address': {
        const town = townLine({ country, zip, city });
        return [street, town, countryName(country, language)].filter(Boolean).join(', ');
      }
      default:
        return '';
    }
  };
}
