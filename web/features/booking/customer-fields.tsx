import { Suspense, type HTMLAttributes, type ReactNode } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { customerLengths } from '../../../domain/booking/customer-fields.ts';
import { classNames } from '../../components/class-names.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { AddressFields } from './address-fields.tsx';
import type { CountryChoice } from './country-choices.ts';
import type { BookingMethod } from './booking-draft.ts';
import { useVisitor } from '../visitor/use-visitor.ts';
import { MailField } from '../mail-field/mail-field.tsx';
import { keepContact } from './keep-contact.ts';
import { useAllCountries } from './use-all-countries.ts';
import { fieldId, useFieldError } from './error-summary.tsx';
import styles from './fields.module.css';
import { FormSection } from './form-section.tsx';
import type { DraftFieldsProps } from './party-fields.tsx';

const TravellerOffer = lazyPart(() => import('./traveller-offer.tsx'), 'traveller-offer');

interface Spec {
  field: keyof Customer;
  autoComplete: string;
  type?: 'tel' | 'text';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength: number;
}

const names: readonly Spec[] = [
  { field: 'firstName', autoComplete: 'given-name', maxLength: customerLengths.firstName },
  { field: 'lastName', autoComplete: 'family-name', maxLength: customerLengths.lastName },
];
const phone: Spec = {
  field: 'phone',
  autoComplete: 'tel',
  type: 'tel',
  inputMode: 'tel',
  maxLength: customerLengths.phone,
};

export function CustomerFields({
  draft,
  update,
  errors,
  method,
  countries: usualCountries,
}: DraftFieldsProps & { method: BookingMethod; countries: readonly CountryChoice[] }): ReactNode {
  const { t } = useTexts();
  const fieldError = useFieldError(errors);
  const { customer } = draft;
  // Null until after hydration, because the server's HTML is the same for all visitors.
  const { account } = useVisitor();
  const countries = useAllCountries(usualCountries);
  const isContract = method !== 'option';
  const set = (change: Partial<Customer>): void => update({ customer: { ...customer, ...change } });
  const required = (field: keyof Customer): boolean => field !== 'phone' && field !== 'salutation';

  const fieldHint = (field: keyof Customer): string | undefined => {
    if (field === 'email') return t('booking.customer.emailHint');
    if (field === 'phone') return t('booking.customer.phoneHint');
    return undefined;
  };
  const fieldLabel = (field: keyof Customer): string =>
    required(field)
      ? t(`booking.customer.${field}`)
      : `${t(`booking.customer.${field}`)} (${t('booking.optional')})`;
  const input = ({ field, autoComplete, type = 'text', inputMode, maxLength }: Spec): ReactNode => (
    <TextField
      key={field}
      id={fieldId(field)}
      name={field}
      type={type}
      label={fieldLabel(field)}
      hint={fieldHint(field)}
      error={fieldError(field)}
      autoComplete={autoComplete}
      {...(inputMode && { inputMode })}
      aria-required={required(field)}
      maxLength={maxLength}
      value={customer[field]}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );

  return (
    <FormSection
      title={t('booking.customer.title')}
      text={t(isContract ? 'booking.customer.text' : 'booking.customer.textShort')}
    >
      {account && (
        <Suspense>
          <TravellerOffer
            account={account}
            customer={customer}
            onFill={(filledCustomer) => update({ customer: filledCustomer })}
          />
        </Suspense>
      )}
      {isContract && (
        <div className={styles.row}>
          <SelectField
            id={fieldId('salutation')}
            name="salutation"
            label={t('booking.customer.salutation')}
            value={customer.salutation}
            error={fieldError('salutation')}
            onChange={(event) => set({ salutation: event.target.value })}
          >
            {['none', 'ms', 'mr'].map((choice) => (
              <option key={choice} value={choice}>
                {t(`booking.customer.salutations.${choice}`)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <div className={classNames(styles.row, styles.short)}>{names.map(input)}</div>
      <div className={styles.row}>
        <MailField
          id={fieldId('email')}
          name="email"
          label={fieldLabel('email')}
          hint={fieldHint('email')}
          error={fieldError('email')}
          aria-required
          value={customer.email}
          onValue={(email) => set({ email })}
          onLeave={keepContact}
        />
        {input(phone)}
      </div>
      {isContract && <AddressFields value={customer} set={set} errors={errors} countries={countries} />}
    </FormSection>
  );
}
