import { useState, type ReactNode } from 'react';
import { taxBandsMax } from '../../../domain/pricing/tax-bounds.ts';
import { serviceCodes, type ServiceCode } from '../../../domain/pricing/home-rates.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { DiscountEntries } from './discount-entries.tsx';
import { readDiscount, writeDiscount } from './discount-entry.tsx';
import { FurtherGuestsEntry, readFurtherGuests, writeFurtherGuests } from './further-guests-entry.tsx';
import { SectionForm } from './section-form.tsx';
import { ServiceEntry, type TypedService } from './service-entry.tsx';
import { TaxEntry } from './tax-entry.tsx';
import { newTax, readTax, typedAmount, writeTax, type TypedTax } from './typed-tax.ts';
import { useDiscounts } from './use-discounts.ts';
import type { Editing } from './use-editing.ts';

/** Sorts services as the page does after a reload, so that fields keep their order after saving. */
const sortServices = (services: readonly TypedService[]): readonly TypedService[] =>
  [...services].sort((one, other) => serviceCodes.indexOf(one.code) - serviceCodes.indexOf(other.code));

export function CostsSection({ editing }: { editing: Editing }): ReactNode {
  const { t, format, language } = useTexts();
  const { costs } = editing.home;
  const formatAmount = (amount: number): string => format.number(amount, 2);
  const toTypedServices = (saved: typeof costs): readonly TypedService[] =>
    sortServices(saved.services.map((one) => ({ ...one, amount: formatAmount(one.amount) })));
  const toTypedTaxes = (saved: typeof costs): readonly TypedTax[] =>
    (saved.touristTax ?? []).map((band) => writeTax(band, format, language));
  const toTypedDeposit = (saved: typeof costs): string =>
    saved.deposit === null ? '' : formatAmount(saved.deposit);
  const { proposedDiscount: proposed = null } = editing;
  const [discounts, setDiscounts] = useDiscounts(costs.discounts ?? [], proposed);
  const [services, setServices] = useState(() => toTypedServices(costs));
  const [further, setFurther] = useState(() => writeFurtherGuests(costs.furtherGuests, formatAmount));
  const [hasTax, setHasTax] = useState(costs.touristTax !== null);
  const [bands, setBands] = useState(() => toTypedTaxes(costs));
  const [deposit, setDeposit] = useState(() => toTypedDeposit(costs));
  const unusedCodes = serviceCodes.filter((code) => !services.some((one) => one.code === code));
  const changeService = (at: number, part: Partial<TypedService>): void =>
    setServices((current) => current.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const changeBand = (at: number, part: Partial<TypedTax>): void =>
    setBands((current) => current.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const part = {
    section: 'costs' as const,
    services: services.map((one) => ({ ...one, amount: typedAmount(one.amount) })),
    discounts: discounts.map(readDiscount),
    furtherGuests: readFurtherGuests(further),
    touristTax: hasTax ? bands.map(readTax) : null,
    deposit: deposit.trim() === '' ? null : typedAmount(deposit),
  };
  return (
    <SectionForm
      editing={editing}
      section="costs"
      part={part}
      onSaved={({ costs: saved }) => {
        setServices(toTypedServices(saved));
        setFurther(writeFurtherGuests(saved.furtherGuests, formatAmount));
        setBands(toTypedTaxes(saved));
        setDiscounts((saved.discounts ?? []).map(writeDiscount));
        setDeposit(toTypedDeposit(saved));
        editing.proposeDiscount?.(null);
      }}
    >
      <FurtherGuestsEntry
        typed={further}
        errorOf={(field) => editing.errorOf('costs', `furtherGuests.${field}`)}
        onChange={setFurther}
      />
      <DiscountEntries
        discounts={discounts}
        isProposed={proposed !== null}
        errorOf={(path) => editing.errorOf('costs', path)}
        onChange={setDiscounts}
      />
      <h3>{t('landlord.editor.costs.services')}</h3>
      {services.map((service, at) => (
        <ServiceEntry
          key={service.code}
          service={service}
          errorOf={(field) => editing.errorOf('costs', `services.${at}.${field}`)}
          onChange={(part) => changeService(at, part)}
          onRemove={() => setServices(services.filter((one) => one !== service))}
        />
      ))}
      {unusedCodes.length > 0 && (
        <SelectField
          name="addService"
          label={t('landlord.editor.costs.add')}
          value=""
          onChange={({ target }) => {
            const code = target.value as ServiceCode;
            const unit = code === 'dog' ? 'dogNight' : 'stay';
            setServices(
              sortServices([...services, { code, unit, amount: '', mandatory: false, prepaid: false }]),
            );
          }}
        >
          <option value="">{t('landlord.editor.costs.choose')}</option>
          {unusedCodes.map((code) => (
            <option key={code} value={code}>
              {t(`price.service.${code}`)}
            </option>
          ))}
        </SelectField>
      )}
      <h3>{t('price.service.touristTax')}</h3>
      <Checkbox
        label={t('landlord.editor.costs.ownTax')}
        detail={t('landlord.editor.costs.ownTaxHint')}
        checked={hasTax}
        onChange={({ target }) => {
          setHasTax(target.checked);
          if (bands.length === 0) setBands([newTax]);
        }}
      />
      {hasTax &&
        bands.map((band, at) => (
          <TaxEntry
            key={at}
            number={at + 1}
            tax={band}
            errorOf={(field) => editing.errorOf('costs', `touristTax.${at}.${field}`)}
            onChange={(part) => changeBand(at, part)}
            onRemove={() => setBands(bands.filter((one) => one !== band))}
          />
        ))}
      {hasTax && bands.length < taxBandsMax && (
        <div>
          <Button
            small
            onClick={() => setBands([...bands, { ...newTax, fromAge: '0', toAge: '17', amount: '0' }])}
          >
            {t('landlord.editor.costs.addBand')}
          </Button>
        </div>
      )}
      <TextField
        name="deposit"
        inputMode="decimal"
        label={t('landlord.editor.costs.deposit')}
        hint={t('landlord.editor.costs.depositHint')}
        error={editing.errorOf('costs', 'deposit')}
        value={deposit}
        onChange={({ target }) => setDeposit(target.value)}
      />
    </SectionForm>
  );
}
