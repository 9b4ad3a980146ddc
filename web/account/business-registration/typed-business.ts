import type { BusinessForm } from '../../../domain/business-registration.ts';
import type { BusinessKind } from '../../../domain/roles.ts';

export type TypedBusiness = BusinessForm & { kind: BusinessKind; isTrader: boolean; acceptTerms: boolean };

export const emptyBusiness: TypedBusiness = {
  kind: 'landlord',
  company: '',
  salutation: 'none',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  zip: '',
  city: '',
  country: 'de',
  website: '',
  message: '',
  isTrader: false,
  acceptTerms: false,
};

/** The fields in their order on the page, so that the first wrong one gets the focus. */
export const fieldOrder = [
  ...(['company', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...(['street', 'zip', 'city', 'country', 'website', 'message'] as const),
];
