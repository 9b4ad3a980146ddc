import { useState } from 'react';
import type { Customer } from '../../../../contract/booking/booking.ts';
import { lacksAddress, validateCustomer } from '../../../../domain/booking/customer-form.ts';
import type { PostalAddress } from '../../../features/booking/address-fields.tsx';
import { emptyCustomer } from '../../../features/booking/booking-draft.ts';
import { useCheckedErrors, type CheckedErrors } from '../../../features/booking/use-checked-errors.ts';
import type { FieldErrors } from '../../../features/booking/validate-draft.ts';

export interface AddressForm extends Pick<CheckedErrors, 'errors' | 'attempt' | 'check'> {
  address: PostalAddress;
  isRequired: boolean;
  set(change: Partial<PostalAddress>): void;
}

export function useAddress(customer: Customer, serverErrors: FieldErrors | undefined): AddressForm {
  const isRequired = lacksAddress(customer);
  const [address, setAddress] = useState<PostalAddress>({
    street: customer.street,
    zip: customer.zip,
    city: customer.city,
    country: customer.country || emptyCustomer.country,
  });
  const { errors, attempt, check, show } = useCheckedErrors(() =>
    isRequired ? validateCustomer({ ...customer, ...address }, 'booking') : {},
  );
  const [shown, setShown] = useState(serverErrors);
  if (serverErrors !== shown) {
    setShown(serverErrors);
    if (serverErrors && Object.keys(serverErrors).length > 0) show(serverErrors);
  }
  return {
    address,
    isRequired,
    set: (change) => setAddress((previous) => ({ ...previous, ...change })),
    errors,
    attempt,
    check,
  };
}
