import type { ReactNode } from 'react';
import { Checkbox, CheckboxCard, Radio, RadioCard } from '../../../components/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { euros } from '../../../../domain/money.ts';

export function Fields(): ReactNode {
  const { t, format } = useTexts();
  const email = { label: t('booking.customer.email'), hint: t('booking.customer.emailHint') };
  const insured = t('booking.insurance.yes', { price: format.money(euros(48)) });
  const uninsured = t('booking.insurance.no');
  return (
    <>
      <Specimens name="field">
        <Specimen state="rest">
          <TextField {...email} type="email" />
        </Specimen>
        <Specimen state="filled">
          <TextField {...email} type="email" defaultValue="name@example.com" />
        </Specimen>
        <Specimen state="hover" force="hover">
          <TextField {...email} type="email" />
        </Specimen>
        <Specimen state="focus" force="focus-visible">
          <TextField {...email} type="email" />
        </Specimen>
        <Specimen state="disabled">
          <TextField {...email} type="email" disabled />
        </Specimen>
        <Specimen state="invalid">
          <TextField {...email} type="email" defaultValue="name@" error={t('booking.invalid.email')} />
        </Specimen>
        <Specimen state="select">
          <SelectField label={t('booking.customer.salutation')}>
            <option>{t('booking.customer.salutations.none')}</option>
          </SelectField>
        </Specimen>
        <Specimen state="text area">
          <TextAreaField label={t('booking.customer.title')} />
        </Specimen>
      </Specimens>
      <Specimens name="choice">
        <Specimen state="checkbox">
          <Checkbox label={t('search.card.freeCancel')} aside={format.number(128)} />
        </Specimen>
        <Specimen state="checked">
          <Checkbox label={t('search.card.freeCancel')} aside={format.number(128)} defaultChecked />
        </Specimen>
        <Specimen state="disabled">
          <Checkbox label={t('search.card.freeCancel')} aside={format.number(0)} disabled />
        </Specimen>
        <Specimen state="radio">
          <Radio name="specimen-radio" label={t('search.sort.rating')} />
        </Specimen>
        <Specimen state="selected">
          <Radio name="specimen-radio" label={t('search.sort.recommendation')} defaultChecked />
        </Specimen>
      </Specimens>
      <Specimens name="choice-card">
        <Specimen state="rest">
          <RadioCard name="specimen-card-rest" label={insured} />
        </Specimen>
        <Specimen state="hover" force="hover">
          <RadioCard name="specimen-card-hover" label={insured} />
        </Specimen>
        <Specimen state="focus" force="focus-visible">
          <RadioCard name="specimen-card-focus" label={insured} />
        </Specimen>
        <Specimen state="selected">
          <RadioCard name="specimen-card-selected" label={insured} defaultChecked />
        </Specimen>
        <Specimen state="negative">
          <RadioCard name="specimen-card-negative" label={uninsured} negative defaultChecked />
        </Specimen>
        <Specimen state="invalid">
          <RadioCard name="specimen-card-invalid" label={insured} invalid />
        </Specimen>
        <Specimen state="disabled">
          <RadioCard name="specimen-card-disabled" label={insured} disabled />
        </Specimen>
        <Specimen state="checkbox">
          <CheckboxCard
            label={t('price.service.eBike')}
            detail={t('price.unit.stay')}
            aside={format.money(euros(95))}
          />
        </Specimen>
        <Specimen state="checkbox, checked">
          <CheckboxCard
            label={t('price.service.eBike')}
            detail={t('price.unit.stay')}
            aside={format.money(euros(95))}
            defaultChecked
          />
        </Specimen>
      </Specimens>
    </>
  );
}
