import { useState, type ReactNode } from 'react';
import type { LandlordBilling } from '../../../contract/landlords/landlord-billing.ts';
import { needsPostcode } from '../../../domain/postcode.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { countryChoices } from '../../features/booking/country-choices.ts';
import styles from '../parts/landlord.module.css';
import { OwnCommissionText } from '../parts/own-commission.tsx';
import { TradeFields } from './trade-fields.tsx';

const errorsWithText = ['vat-id-invalid', 'zip-invalid', 'landlord-not-found'];

const addressFields = [
  ['street', 'street-address', 200],
  ['zip', 'postal-code', 20],
  ['city', 'address-level2', 100],
] as const;

export function BillingForm({ landlord }: { landlord: LandlordBilling }): ReactNode {
  const { t, language, format } = useTexts();
  const [typed, setTyped] = useState(landlord);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setLandlordBilling', {
    onDone(saved) {
      setTyped(saved);
      setSaved(true);
    },
  });
  const type = (fields: Partial<LandlordBilling>): void => {
    setTyped({ ...typed, ...fields });
    setSaved(false);
  };
  const failure = save.sending ? null : save.failure;
  const isVatIdWrong = failure?.type === 'vat-id-invalid';
  const { landlordNumber, name, street, zip, city, country, vatId, places } = typed;
  const { isTrader, tradeRegister, isLawful } = typed;
  const countryName = (code: string): string =>
    countryChoices(language).find((choice) => choice.code === code)?.name ?? code.toUpperCase();
  return (
    <Card>
      <form
        className={`${styles.stack} ${styles.narrow}`}
        onSubmit={(event) => {
          event.preventDefault();
          void save.submit({ landlordNumber, street, zip, city, country, vatId, tradeRegister, isLawful });
        }}
      >
        <h2 className={styles.sectionTitle}>{name}</h2>
        <OwnCommissionText commission={landlord.commission} />
        <p>{t(isTrader ? 'landlord.billing.public' : 'landlord.billing.notPublic')}</p>
        {addressFields.map(([field, autoComplete, maxLength]) => (
          <TextField
            key={field}
            name={field}
            required={field !== 'zip' || needsPostcode(country)}
            maxLength={maxLength}
            autoComplete={autoComplete}
            label={t(`landlord.billing.${field}`)}
            value={typed[field]}
            onChange={({ target }) => type({ [field]: target.value })}
          />
        ))}
        <SelectField
          name="country"
          autoComplete="country"
          label={t('landlord.billing.country')}
          value={country}
          onChange={({ target }) => type({ country: target.value })}
        >
          {countryChoices(language).map((choice) => (
            <option key={choice.code} value={choice.code}>
              {choice.name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="vatId"
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          label={t('landlord.billing.vatId')}
          hint={t('landlord.billing.vatIdHint')}
          error={isVatIdWrong ? t('landlord.billing.refused.vat-id-invalid') : undefined}
          value={vatId}
          onChange={({ target }) => type({ vatId: target.value })}
        />
        {places.length > 0 && (
          <ul className={styles.soft}>
            {places.map((place) => (
              <li key={place.country}>
                {t('landlord.billing.rates', {
                  country: countryName(place.country),
                  prefix: place.prefix,
                  lodging: format.number(place.lodging),
                  standard: format.number(place.standard),
                })}
              </li>
            ))}
          </ul>
        )}
        {isTrader && <TradeFields tradeRegister={tradeRegister} isLawful={isLawful} onChange={type} />}
        <FailureNotice
          text={
            failure &&
            !isVatIdWrong &&
            (failure.type === 'not-on-behalf'
              ? t('acting.refused')
              : t(
                  `landlord.billing.refused.${errorsWithText.includes(failure.type) ? failure.type : 'other'}`,
                ))
          }
        />
        <div role="status">{isSaved && <Notice kind="success">{t('landlord.billing.saved')}</Notice>}</div>
        <div>
          <Button type="submit" variant="primary" busy={save.sending !== null}>
            {t('landlord.billing.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
