import { useState } from 'react';
import type { Customer } from '../../../../contract/booking/booking.ts';
import { lacksAddress, validateCustomer } from '../../../../domain/booking/customer-form.ts';
import type { PostalAddress } from '../../../features/booking/address-fields.tsx';
import { emptyCustomer } from '../../../features/booking/booking-draft.ts';
import { useCheckedErrors, type CheckedErrors } from '../../../features/booking/use-checked-errors.ts';
import type { FieldErrors } from '../../../features/booking/validate-draft.ts';

export interface AddressForm extends Pick<CheckedErrors, 'errors' | 'attempt' | 'check'> {
  address: PostalAddress;
  isAsked: boolean;
  set(change: Partial<PostalAddress>): void;
}

export function useAddress(customer: Customer, refused: FieldErrors | undefined): AddressForm {
  const isAsked = lacksAddress(customer);
  const [address, setAddress] = useState<PostalAddress>({
    street: customer.street,
    zip: customer.zip,
    city: customer.city,
    country: customer.country || emptyCustomer.country,
  });
  const { errors, attempt, check, show } = useCheckedErrors(() =>
    isAsked ? validateCustomer({ ...customer, ...address }, 'booking') : {},
  );
  const [shown, setShown] = useState(refused);
  if (refused !== shown) {
    setShown(refused);
    if (refused && Object.keys(refused).length > 0) show(refused);
  }
  return {
    address,
    isAsked,
    set: (change) => setAddress((typed) => ({ ...typed, ...change })),
    errors,
    attempt,
    check,
  };
}
