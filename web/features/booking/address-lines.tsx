import { countryName } from '../../../domain/country-name.ts';
import { townLine } from '../../../domain/town-line.ts';
import type { ReactNode } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** Shows name, postal address, mail and phone, as far as they are present. It renders in the browser only. */
export function AddressLines({ customer }: { customer: Partial<Customer> }): ReactNode {
  const { t, language } = useTexts();
  const salutation =
    customer.salutation === 'ms' || customer.salutation === 'mr'
      ? t(`booking.customer.salutations.${customer.salutation}`)
      : '';
  const { country = '', zip = '', city = '' } = customer;
  const hasStreet = Boolean(customer.street || customer.city);
  const lines = [
    [salutation, customer.firstName, customer.lastName].filter(Boolean).join(' '),
    customer.street,
    townLine({ country, zip, city }),
    hasStreet ? countryName(country, language) : '',
    customer.email,
    customer.phone,
  ].filter(Boolean);
  return (
    <p>
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  );
}
