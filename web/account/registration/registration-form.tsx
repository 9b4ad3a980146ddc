import { useState, type ReactNode } from 'react';
import { isEmail } from '../../../domain/reachable.ts';
import { passwordLength, passwordWrong } from '../../../domain/password.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { CheckboxCard } from '../../components/choice.tsx';
import styles from '../parts/account.module.css';
import { EmailField } from '../parts/email-field.tsx';
import { generalFailure, passwordError } from '../../features/proof/failure-texts.ts';
import { NameFields, type Names } from '../parts/name-fields.tsx';
import { PasswordField } from '../../features/proof/password-field.tsx';
import { SheetForm } from '../parts/sheet.tsx';

type RegistrationFields = Names & { email: string; password: string; newsletter: boolean };

const empty: RegistrationFields = {
  salutation: 'none',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  newsletter: false,
};

export function RegistrationForm({
  failure,
  busy,
  onChange,
  onSubmit,
}: {
  failure: CallFailure<'register'> | null;
  busy: boolean;
  onChange: () => void;
  onSubmit: (typed: RegistrationFields) => void;
}): ReactNode {
  const { t } = useTexts();
  const privacy = useContentPaths()?.privacy;
  const [typed, setTyped] = useState(empty);
  const [attempt, setAttempt] = useState(0);
  const change = (part: Partial<RegistrationFields>): void => {
    setTyped({ ...typed, ...part });
    if (failure) onChange();
  };
  const passwordProblem = passwordWrong(typed.password, typed.email, t.site);
  const showsErrors = attempt > 0;
  const emailError =
    (showsErrors && !isEmail(typed.email.trim())) || failure?.type === 'invalid-email'
      ? t('account.invalidEmail')
      : undefined;
  const ownError = showsErrors && passwordProblem ? t(`account.password.${passwordProblem}`) : undefined;
  const wrongPassword = ownError ?? passwordError(failure, t);
  return (
    <SheetForm
      failure={generalFailure(failure, t)}
      wrongField={emailError ? 'email' : wrongPassword ? 'password' : null}
      attempt={attempt}
      busy={busy}
      submitLabel={t('account.registration.submit')}
      onEarly={({ newsletter, ...early }) =>
        setTyped((current) => ({
          ...current,
          ...(early as Partial<RegistrationFields>),
          newsletter: newsletter !== undefined,
        }))
      }
      onSubmit={() => {
        setAttempt(attempt + 1);
        if (!passwordProblem && isEmail(typed.email.trim())) onSubmit(typed);
      }}
      testId="registration"
    >
      <EmailField
        label={t('account.email')}
        error={emailError}
        value={typed.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        name="password"
        label={t('account.password.label')}
        autoComplete="new-password"
        hint={t('account.password.hint', { count: passwordLength.min })}
        error={wrongPassword}
        value={typed.password}
        onChange={(password) => change({ password })}
      />
      <NameFields names={typed} onChange={change} />
      <CheckboxCard
        name="newsletter"
        checked={typed.newsletter}
        onChange={({ target }) => change({ newsletter: target.checked })}
        label={t('account.newsletter.wish')}
        detail={t('shell.newsletter.consent')}
      />
      <p className={styles.soft}>
        {t('account.registration.privacy')} <a href={privacy}>{t('shell.privacy')}</a>
      </p>
    </SheetForm>
  );
}
