import { useState, type ReactNode } from 'react';
import { isEmail } from '../../../domain/reachable.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { countryChoices } from '../../features/booking/country-choices.ts';
import styles from '../parts/landlord.module.css';
import type { Agency, Owner } from './owner.ts';
import { OwnerFormFoot } from './owner-form-foot.tsx';
import own from './owners.module.css';

const texts = [
  ['name', 120],
  ['email', 254],
  ['street', 200],
  ['zip', 20],
  ['city', 100],
  ['iban', 50],
  ['taxNumber', 40],
] as const;

export function OwnerForm({
  owner,
  agencies,
  onDone,
  onCancel,
}: {
  owner: Owner | null;
  agencies: readonly Agency[];
  onDone: () => void;
  onCancel: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const languages = useOfferedLanguages();
  const [typed, setTyped] = useState(() => ({
    ...{ name: owner?.name ?? '', email: owner?.email ?? '', street: owner?.street ?? '' },
    ...{ zip: owner?.zip ?? '', city: owner?.city ?? '', country: owner?.country ?? 'DE' },
    ...{ iban: owner?.iban ?? '', taxNumber: owner?.taxNumber ?? '', language: owner?.language ?? language },
    agencyNumber: owner?.agencyNumber ?? agencies[0]!.agencyNumber,
  }));
  const [isTried, setTried] = useState(false);
  const [asksRemoval, setAsksRemoval] = useState(false);
  const save = useSubmit('setOwner', { idempotent: true, onDone });
  const errors: Readonly<Record<string, string | false>> = {
    name: typed.name.trim() === '' && t('landlord.owners.error.name'),
    email: !isEmail(typed.email.trim()) && t('landlord.owners.error.email-invalid'),
    iban: save.failure?.type === 'iban-invalid' && t('landlord.owners.error.iban-invalid'),
  };
  const send = (isRemoved: boolean): void => {
    setTried(true);
    if (errors['name'] || errors['email']) return;
    void save.submit({ ownerID: owner?.ownerID ?? null, ...typed, email: typed.email.trim(), isRemoved });
  };
  return (
    <form
      className={styles.stack}
      noValidate
      data-testid="owner-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <div className={own.fields}>
        {owner === null && agencies.length > 1 && (
          <SelectField
            label={t('landlord.owners.agency')}
            value={String(typed.agencyNumber)}
            onChange={({ target }) => setTyped({ ...typed, agencyNumber: Number(target.value) })}
          >
            {agencies.map(({ agencyNumber, name }) => (
              <option key={agencyNumber} value={agencyNumber}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {texts.map(([field, maxLength]) => (
          <TextField
            key={field}
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={maxLength}
            label={t(`landlord.owners.${field}`)}
            error={(isTried && errors[field]) || undefined}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
        <SelectField
          name="country"
          label={t('landlord.owners.country')}
          value={typed.country}
          onChange={({ target }) => setTyped({ ...typed, country: target.value })}
        >
          {countryChoices(language).map(({ code, name }) => (
            <option key={code} value={code.toUpperCase()}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="language"
          label={t('landlord.owners.language')}
          value={typed.language}
          onChange={({ target }) =>
            setTyped({ ...typed, language: languages.find((one) => one === target.value)! })
          }
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {new Intl.DisplayNames(language, { type: 'language' }).of(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <OwnerFormFoot
        refusal={save.failure?.type === 'iban-invalid' ? undefined : save.failure?.type}
        isSending={save.sending !== null}
        onCancel={onCancel}
      >
        {owner !== null && (
          <Button
            variant="quiet"
            small
            disabled={save.sending !== null}
            onClick={() => (asksRemoval ? send(true) : setAsksRemoval(true))}
          >
            {t(asksRemoval ? 'landlord.owners.removeConfirm' : 'landlord.owners.remove')}
          </Button>
        )}
      </OwnerFormFoot>
    </form>
  );
}
