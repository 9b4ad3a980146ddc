import { useState, type ReactNode } from 'react';
import {
  businessLengths,
  validateBusiness,
  type BusinessErrors,
  type BusinessField,
} from '../../../domain/business-registration.ts';
import { acceptsHostTerms } from '../../../domain/host-terms.ts';
import { businessKinds, type BusinessKind } from '../../../domain/roles.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import styles from '../parts/account.module.css';
import { EmailField } from '../parts/email-field.tsx';
import type { CountryChoice } from '../../features/booking/country-choices.ts';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { SheetForm } from '../parts/sheet.tsx';
import { HostTerms } from './host-terms.tsx';
import { PostalFields } from './postal-fields.tsx';
import { fieldOrder, type TypedBusiness } from './typed-business.ts';

export function BusinessForm({
  typed,
  hostTermsPath,
  commissionPercent,
  countries,
  failure,
  busy,
  onTyped,
  onSubmit,
}: {
  typed: TypedBusiness;
  hostTermsPath: string;
  commissionPercent: number;
  countries: readonly CountryChoice[];
  failure: CallFailure<'sendRegistration'> | null;
  busy: boolean;
  onTyped: (change: (current: TypedBusiness) => TypedBusiness) => void;
  onSubmit: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const privacy = useContentPaths()?.privacy;
  const [attempt, setAttempt] = useState(0);
  const localErrors = validateBusiness(typed.kind, typed);
  const serverErrors =
    failure?.type === 'invalid-registration' ? (failure.data.fields as BusinessErrors) : {};
  const errors: BusinessErrors = attempt === 0 ? serverErrors : { ...serverErrors, ...localErrors };
  const wrongField = fieldOrder.find((field) => errors[field]) ?? null;
  const hasTerms = acceptsHostTerms(typed.kind);
  const lacksTerms =
    hasTerms && !typed.acceptTerms && (attempt > 0 || failure?.type === 'terms-not-accepted');
  const change = (part: Partial<TypedBusiness>): void => onTyped((current) => ({ ...current, ...part }));
  const field = (name: BusinessField, label: string) => {
    const reason = errors[name];
    return {
      id: `field-${name}`,
      name,
      label,
      error: reason && t(`account.join.invalid.${reason}`),
      maxLength: businessLengths[name],
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
  };
  const email = field('email', t('account.email'));
  const isLandlord = typed.kind === 'landlord';
  return (
    <SheetForm
      failure={
        (wrongField || lacksTerms) && attempt > 0 ? t('account.join.check') : generalFailure(failure, t)
      }
      wrongField={wrongField}
      attempt={attempt}
      busy={busy}
      submitLabel={t('account.join.submit')}
      onEarly={({ isTrader, acceptTerms, kind, ...early }) =>
        change({
          ...early,
          ...(businessKinds.some((one) => one === kind) && { kind: kind as BusinessKind }),
          isTrader: isTrader !== undefined,
          acceptTerms: acceptTerms !== undefined,
        })
      }
      onSubmit={() => {
        setAttempt(attempt + 1);
        if (Object.keys(localErrors).length === 0 && (!hasTerms || typed.acceptTerms)) onSubmit();
      }}
      testId="business-registration"
    >
      <ChoicePills
        legend={t('account.join.kind')}
        name="kind"
        value={typed.kind}
        choices={businessKinds.map((value) => ({ value, label: t(`account.join.kinds.${value}`) }))}
        onChange={(kind) => change({ kind: kind as BusinessKind })}
      />
      <p className={styles.soft} role="status">
        {t(`account.join.kindText.${typed.kind}`)}
      </p>
      <TextField
        {...field('company', t(isLandlord ? 'account.join.companyOptional' : 'account.join.company'))}
        autoComplete="organization"
      />
      {isLandlord && (
        <Checkbox
          name="isTrader"
          label={t('account.join.isTrader')}
          detail={t('account.join.isTraderText')}
          checked={typed.isTrader}
          onChange={({ target }) => change({ isTrader: target.checked })}
        />
      )}
      <div className={styles.pair}>
        <TextField {...field('firstName', t('account.registration.firstName'))} autoComplete="given-name" />
        <TextField {...field('lastName', t('account.registration.lastName'))} autoComplete="family-name" />
      </div>
      <EmailField
        label={email.label}
        error={email.error}
        value={typed.email}
        onChange={(value) => change({ email: value })}
      />
      <TextField {...field('phone', t('account.join.phone'))} type="tel" autoComplete="tel" />
      <PostalFields field={field} countries={countries} />
      <TextField {...field('website', t('account.join.website'))} inputMode="url" autoComplete="url" />
      <TextAreaField {...field('message', t('account.join.message'))} rows={4} />
      {isLandlord && (
        <p className={styles.soft}>
          {t('account.join.commission', { percent: format.number(commissionPercent) })}
        </p>
      )}
      {hasTerms && (
        <HostTerms
          path={hostTermsPath}
          isAccepted={typed.acceptTerms}
          isMissing={lacksTerms}
          onChange={(acceptTerms) => change({ acceptTerms })}
        />
      )}
      <p className={styles.soft}>
        {t('account.registration.privacy')} <a href={privacy}>{t('shell.privacy')}</a>
      </p>
    </SheetForm>
  );
}
