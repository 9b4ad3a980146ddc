import { useState, type ReactNode } from 'react';
import {
  cancellationChoices,
  cancellationTerms,
  type CancellationTerm,
} from '../../../domain/homes/home-kinds.ts';
import { needsRegistrationNumber } from '../../../domain/homes/registration-numbers.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox, RadioCard } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

export function TermsSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const { terms, country } = editing.home;
  const [typed, setTyped] = useState(terms);
  const renderTimeField = (field: 'checkIn' | 'checkOut' | 'quietFrom' | 'quietUntil'): ReactNode => (
    <TextField
      key={field}
      name={field}
      type="time"
      label={t(`landlord.editor.terms.${field}`)}
      error={editing.errorOf('terms', field)}
      value={typed[field] ?? ''}
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value === '' ? null : target.value })}
    />
  );
  return (
    <SectionForm editing={editing} section="terms" part={typed}>
      <fieldset className={own.choices}>
        <legend>{t('landlord.editor.terms.cancellation')}</legend>
        {cancellationChoices.map((term: CancellationTerm) => (
          <RadioCard
            key={term}
            name="cancellation"
            value={term}
            label={t(`landlord.editor.terms.term.${term}`)}
            detail={cancellationTerms[term]
              .map(({ daysBefore, percent }) =>
                t('landlord.editor.terms.step', { days: String(daysBefore), percent: String(percent) }),
              )
              .join(' ')}
            checked={typed.cancellation === term}
            onChange={() => setTyped({ ...typed, cancellation: term })}
          />
        ))}
      </fieldset>
      <div className={own.pairs}>{(['checkIn', 'checkOut'] as const).map(renderTimeField)}</div>
      <div className={own.pairs}>
        <SelectField
          name="parties"
          label={t('landlord.editor.terms.parties')}
          value={String(typed.parties)}
          onChange={({ target }) =>
            setTyped({ ...typed, parties: target.value === 'null' ? null : target.value === 'true' })
          }
        >
          <option value="null">{t('landlord.editor.notSaid')}</option>
          <option value="true">{t('landlord.editor.terms.partiesAllowed')}</option>
          <option value="false">{t('landlord.editor.terms.partiesForbidden')}</option>
        </SelectField>
        {(['quietFrom', 'quietUntil'] as const).map(renderTimeField)}
      </div>
      <Checkbox
        name="instantBooking"
        label={t('landlord.editor.terms.instantBooking')}
        detail={t('landlord.editor.terms.instantBookingHint')}
        checked={typed.instantBooking}
        onChange={({ target }) => setTyped({ ...typed, instantBooking: target.checked })}
      />
      <TextField
        name="registrationNumber"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        label={t('landlord.editor.terms.registrationNumber')}
        hint={t(
          needsRegistrationNumber(country)
            ? 'landlord.editor.terms.registrationNeeded'
            : 'landlord.editor.terms.registrationHint',
        )}
        error={editing.errorOf('terms', 'registrationNumber')}
        value={typed.registrationNumber}
        onChange={({ target }) => setTyped({ ...typed, registrationNumber: target.value })}
      />
    </SectionForm>
  );
}
