import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { usePassRequest } from '../../features/pass-request/use-pass-request.ts';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { FoldedForm } from '../parts/folded-form.tsx';

export function PassRequestForm({ form }: { form: 'retailer' | 'partner' }): ReactNode {
  const { t } = useTexts();
  const [number, setNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const { outcome, failure, isBusy, ask } = usePassRequest(form);
  const isMissing = isTried && number.trim() === '';
  return (
    <FoldedForm
      title={t('login.forgot')}
      text={t('login.forgotLead')}
      failure={generalFailure(failure, t)}
      done={outcome === null ? undefined : t(`login.${outcome}`)}
      busy={isBusy}
      submitLabel={t('login.send')}
      onSubmit={() => {
        setTried(true);
        if (number.trim() !== '') ask(number);
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
