import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { languageNames } from '../../../../domain/language-names.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import { staffRoles } from '../../../../domain/roles.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useOfferedLanguages } from '../../../app/offered-languages.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Checkbox } from '../../../components/choice.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { Link } from '../../../components/link.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { MailField } from '../../../features/mail-field/mail-field.tsx';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';
import styles from '../../parts/admin.module.css';
import { FormActions } from '../../parts/form-actions.tsx';
import { useAdminPaths } from '../../use-admin-paths.ts';

type StaffRole = (typeof staffRoles)[number];

export function InvitationForm({
  owner,
  onInvited,
  onCancel,
}: {
  owner: Owner;
  onInvited: (email: string) => void;
  onCancel: () => void;
}): ReactNode {
  const { t, language: ownLanguage } = useTexts();
  const languages = useOfferedLanguages();
  const buildPath = useAdminPaths();
  const proof = useProof(owner);
  const [email, setEmail] = useState('');
  const [names, setNames] = useState({ firstName: '', lastName: '' });
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { submit, sending, failure, dismiss } = useSubmit('invitePerson', {
    onDone: (person) => onInvited(person.email),
  });
  const busy = sending !== null;
  const isValid = isEmail(email.trim());
  const existingAccount = failure?.type === 'account-exists' ? failure.data.number : null;
  return (
    <form
      ref={form}
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const identityProof = proof.take();
        if (!isValid || roles.length === 0 || !identityProof) return;
        void submit({ email: email.trim(), ...names, language, roles: [...roles], ...identityProof });
      }}
    >
      <MailField
        name="inviteEmail"
        label={t('admin.invite.email')}
        autoComplete="off"
        value={email}
        error={isTried && !isValid ? t('admin.invite.badEmail') : undefined}
        onValue={(value) => {
          dismiss();
          setEmail(value);
        }}
      />
      {(['firstName', 'lastName'] as const).map((field) => (
        <TextField
          key={field}
          name={`invite-${field}`}
          label={t(`admin.invite.${field}`)}
          autoComplete="off"
          maxLength={60}
          value={names[field]}
          onChange={({ target }) => setNames({ ...names, [field]: target.value })}
        />
      ))}
      <SelectField
        name="inviteLanguage"
        label={t('admin.invite.language')}
        value={language}
        onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? language)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.stack}>
        <legend className={styles.strong}>{t('admin.invite.roles')}</legend>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            name="inviteRole"
            value={role}
            label={t(`admin.roles.${role}`)}
            detail={t(`admin.roles.${role}Text`)}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              setRoles(target.checked ? [...roles, role] : roles.filter((one) => one !== role))
            }
          />
        ))}
        <FailureNotice text={isTried && roles.length === 0 && t('admin.invite.noRole')} />
      </fieldset>
      <p>{t('admin.roles.prove')}</p>
      <ProofFields name="password-invite" proof={proof} failure={busy ? null : failure} onChange={dismiss} />
      {!busy && failure && (
        <div role="alert">
          {existingAccount !== null ? (
            <Notice kind="warning">
              {t('admin.invite.exists')}{' '}
              <Link to={buildPath('AdminPerson', { accountNumber: String(existingAccount) })}>
                {t('admin.invite.toAccount')}
              </Link>
            </Notice>
          ) : (
            failure.type !== 'wrong-password' &&
            failure.type !== 'second-factor-needed' && (
              <Notice kind="danger">
                {t(failure.type === 'too-many-tries' ? 'admin.roles.tooMany' : 'admin.failed')}
              </Notice>
            )
          )}
        </div>
      )}
      <FormActions small submit={t('admin.invite.submit')} busy={busy} onCancel={onCancel} />
    </form>
  );
}
