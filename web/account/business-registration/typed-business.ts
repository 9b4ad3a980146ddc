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
