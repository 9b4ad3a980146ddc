import { useState, type ReactNode } from 'react';
import { travellersMax } from '../../../../domain/booking/travellers.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { countryChoices } from '../../../features/booking/country-choices.ts';
import styles from '../../parts/account.module.css';
import { NameFields } from '../../parts/name-fields.tsx';
import { Outcome } from '../../../features/proof/outcome.tsx';
import type { Traveller } from './traveller.ts';

const nobody: Omit<Traveller, 'id'> = {
  salutation: 'none',
  firstName: '',
  lastName: '',
  phone: '',
  street: '',
  zip: '',
  city: '',
  country: '',
};

const address = [
  { field: 'phone', autoComplete: 'tel', maxLength: 40 },
  { field: 'street', autoComplete: 'street-address', maxLength: 150 },
  { field: 'zip', autoComplete: 'postal-code', maxLength: 20 },
  { field: 'city', autoComplete: 'address-level2', maxLength: 100 },
] as const;

export function TravellerForm({
  first,
  onClosed,
}: {
  first: Traveller | null;
  onClosed: (saved?: readonly Traveller[]) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const { id, ...known } = first ?? { id: undefined, ...nobody };
  const [typed, setTyped] = useState<Omit<Traveller, 'id'>>(known);
  const [isTried, setTried] = useState(false);
  const save = useSubmit('saveTraveller', { onDone: ({ travellers }) => onClosed(travellers) });
  const change = (part: Partial<typeof typed>): void => setTyped({ ...typed, ...part });
  const isNamed = typed.firstName.trim() !== '' && typed.lastName.trim() !== '';
  const failures: Record<string, string> = {
    'travellers-full': t('account.travellers.full', { count: travellersMax }),
    'traveller-missing': t('account.travellers.missing'),
  };
  const failure =
    isTried && !isNamed
      ? t('account.travellers.named')
      : save.failure && (failures[save.failure.type] ?? t('account.failed'));
  return (
    <form
      className={styles.form}
      noValidate
      data-testid="traveller-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isNamed) void save.submit({ traveller: typed, ...(id !== undefined && { id }) });
      }}
    >
      <NameFields names={typed} onChange={change} />
      {address.map(({ field, ...rest }) => (
        <TextField
          key={field}
          name={field}
          label={t(`account.travellers.${field}`)}
          {...rest}
          value={typed[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      ))}
      <SelectField
        name="country"
        label={t('account.travellers.country')}
        value={typed.country}
        onChange={(event) => change({ country: event.target.value })}
      >
        <option value="">{t('account.travellers.noCountry')}</option>
        {countryChoices(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Outcome failure={failure} done={undefined} />
      <div className={styles.links}>
        <Button type="submit" variant="primary" busy={save.sending !== null}>
          {t('account.travellers.save')}
        </Button>
        <Button onClick={() => onClosed()}>{t('account.travellers.cancel')}</Button>
      </div>
    </form>
  );
}
