import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { FoldedForm } from '../parts/folded-form.tsx';

/** Has a link for a new password sent to the address of a number; only the mail says whether there is an account. */
export function PassRequestForm({ form }: { form: 'retailer' | 'partner' }): ReactNode {
  const { t, language } = useTexts();
  const [number, setNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'inactive' | null>(null);
  const request = useSubmit('passRequest', {
    onDone: ({ userInactiv }) => setOutcome(userInactiv === 'Y' ? 'inactive' : 'sent'),
  });
  const isMissing = isTried && number.trim() === '';
  return (
    <FoldedForm
      title={t('login.forgot')}
      text={t('login.forgotLead')}
      failure={generalFailure(request.failure, t)}
      done={outcome === null ? undefined : t(`login.${outcome}`)}
      busy={request.sending !== null}
      submitLabel={t('login.send')}
      onSubmit={() => {
        setTried(true);
        setOutcome(null);
        if (number.trim() !== '') void request.submit({ vermieternummer: number, userType: form, language });
      }}
      testId="pass-request"
    >
      <TextField
        id="field-passNumber"
        name="vermieternummer"
        label={t(`login.number.${form}`)}
        inputMode="numeric"
        error={isMissing ? t('account.business.checkNumber') : undefined}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
    </FoldedForm>
  );
}
