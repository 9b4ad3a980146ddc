import type { ReactNode } from 'react';
import type { CheckIn } from '../../../contract/check-ins/check-in.ts';
import { checkInLengths, fieldsOfPerson, sexes } from '../../../domain/booking/check-in.ts';
import type { RegistrationField } from '../../../domain/booking/registration-form.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import type { CountryChoice } from '../../features/booking/country-choices.ts';
import own from './check-in.module.css';

type Person = CheckIn['answers']['persons'][number];

const autoComplete: Partial<Record<RegistrationField, string>> = {
  firstNames: 'given-name',
  familyName: 'family-name',
  birthDate: 'bday',
  address: 'street-address',
};

export const personFieldId = (index: number, field: string): string => `person-${index}-${field}`;

export function PersonFields({
  index,
  person,
  checkIn,
  missing,
  showMissing,
  countries,
  onChange,
  onRemove,
}: {
  index: number;
  person: Person;
  checkIn: CheckIn;
  missing: readonly RegistrationField[];
  /** Missing fields are marked once the guest has tried to confirm. */
  showMissing: boolean;
  countries: readonly CountryChoice[];
  onChange: (person: Person) => void;
  onRemove: (() => void) | null;
}): ReactNode {
  const { t } = useTexts();
  const { country, taxed, travellers } = checkIn;
  const isLead = index === 0;
  const rules = { country, isTaxed: taxed };
  const fields = fieldsOfPerson(rules, { isLead, nationality: person.nationality });
  const number = index + 1;
  const name = `${person.firstNames} ${person.familyName}`.trim();
  const isEmpty = name === '';

  function renderField(field: RegistrationField): ReactNode {
    const common = {
      id: personFieldId(index, field),
      name: personFieldId(index, field),
      label: t(`checkin.field.${field}`),
      error: showMissing && missing.includes(field) ? t(`checkin.missing.${field}`) : undefined,
      'aria-required': true,
    };
    const set = (value: string): void => onChange({ ...person, [field]: value });
    if (field === 'nationality' || field === 'sex') {
      const choices =
        field === 'sex' ? sexes.map((sex) => ({ code: sex, name: t(`checkin.sex.${sex}`) })) : countries;
      return (
        <SelectField
          key={field}
          {...common}
          value={person[field]}
          onChange={({ target }) => set(target.value)}
        >
          <option value="">{t('checkin.choose')}</option>
          {choices.map((choice) => (
            <option key={choice.code} value={choice.code}>
              {choice.name}
            </option>
          ))}
        </SelectField>
      );
    }
    return (
      <TextField
        key={field}
        {...common}
        type={field === 'birthDate' ? 'date' : 'text'}
        {...(field === 'birthDate' && { max: checkIn.today })}
        {...(field === 'address' && { hint: t('checkin.hint.address') })}
        autoComplete={isLead ? (autoComplete[field] ?? 'off') : 'off'}
        maxLength={checkInLengths[field]}
        value={person[field]}
        onChange={({ target }) => set(target.value)}
      />
    );
  }

  return (
    <fieldset className={own.person} data-testid="check-in-person">
      <legend className={own.legend}>
        {isLead ? t('checkin.you') : t('checkin.person', { number })}
        {name !== '' && ` · ${name}`}
        {missing.length === 0 && <span className={own.complete}> ✓ {t('checkin.done')}</span>}
      </legend>
      {!isLead && isEmpty && travellers.length > 0 && (
        <SelectField
          label={t('checkin.take')}
          value=""
          onChange={({ target }) => {
            const traveller = travellers[Number(target.value)];
            if (traveller) onChange({ ...person, ...traveller });
          }}
        >
          <option value="">{t('checkin.choose')}</option>
          {travellers.map(({ firstNames, familyName }, position) => (
            <option key={`${firstNames} ${familyName}`} value={position}>
              {firstNames} {familyName}
            </option>
          ))}
        </SelectField>
      )}
      <div className={own.fields}>{fields.map(renderField)}</div>
      {onRemove && (
        <p>
          <Button small variant="quiet" aria-label={t('checkin.removeNamed', { number })} onClick={onRemove}>
            {t('checkin.remove')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
