import { useState, type ReactNode } from 'react';
import { isEmail } from '../../../../domain/reachable.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { FoldedForm } from '../../parts/folded-form.tsx';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';

export function EmailChange({ owner }: { owner: Owner }): ReactNode {
  const { t } = useTexts();
  const [next, setNext] = useState('');
  const proof = useProof(owner);
  const [isTried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const update = useSubmit('updateUser', {
    onDone(_answer, { userAccountData }) {
      setSentTo(userAccountData.email?.trim() ?? null);
      proof.clear();
      setNext('');
      setTried(false);
    },
  });
  const { failure } = update;
  const isValid = isEmail(next.trim());
  return (
    <FoldedForm
      title={t('account.emailChange.title')}
      text={t('account.emailChange.now', { email: owner.email })}
      failure={generalFailure(failure, t)}
      done={sentTo === null ? undefined : t('account.emailChange.sent', { email: sentTo })}
      busy={update.sending !== null}
      submitLabel={t('account.emailChange.submit')}
      onSubmit={() => {
        setTried(true);
        setSentTo(null);
        const identityProof = proof.take();
        if (isValid && identityProof)
          void update.submit({ userAccountData: { email: next, ...identityProof } });
      }}
      testId="email-change"
    >
      <EmailField
        name="newEmail"
        label={t('account.emailChange.new')}
        error={
          (isTried && !isValid) || failure?.type === 'invalid-email' ? t('account.invalidEmail') : undefined
        }
        value={next}
        onChange={setNext}
      />
      <ProofFields name="emailPassword" {...{ proof, failure }} onChange={update.dismiss} />
    </FoldedForm>
  );
}
