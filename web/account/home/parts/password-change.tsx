import { useState, type ReactNode } from 'react';
import { passwordLength, passwordWrong } from '../../../../domain/password.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { generalFailure, passwordError } from '../../../features/proof/failure-texts.ts';
import { FoldedForm } from '../../parts/folded-form.tsx';
import { PasswordField } from '../../../features/proof/password-field.tsx';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';

export function PasswordChange({ owner }: { owner: Owner }): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const [next, setNext] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const update = useSubmit('updateUser', {
    onDone() {
      setSaved(true);
      proof.clear();
      setNext('');
      setTried(false);
    },
  });
  const { failure } = update;
  const passwordProblem = passwordWrong(next, owner.email, t.site);
  return (
    <FoldedForm
      title={t('account.passwordChange.title')}
      text={t('account.passwordChange.text')}
      failure={generalFailure(failure, t)}
      done={isSaved ? t('account.passwordChange.saved') : undefined}
      busy={update.sending !== null}
      submitLabel={t('account.passwordChange.submit')}
      onSubmit={() => {
        setTried(true);
        setSaved(false);
        const identityProof = proof.take();
        if (!passwordProblem && identityProof)
          void update.submit({ userAccountData: { password: next, ...identityProof } });
      }}
      testId="password-change"
    >
      <ProofFields
        name="currentPassword"
        label={t('account.password.current')}
        {...{ proof, failure }}
        onChange={update.dismiss}
      />
      <PasswordField
        name="newPassword"
        label={t('account.password.new')}
        autoComplete="new-password"
        hint={t('account.password.hint', { count: passwordLength.min })}
        error={
          isTried && passwordProblem ? t(`account.password.${passwordProblem}`) : passwordError(failure, t)
        }
        value={next}
        onChange={(typed) => {
          setNext(typed);
          if (failure) update.dismiss();
        }}
      />
    </FoldedForm>
  );
}
