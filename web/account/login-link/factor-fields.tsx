import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { CodeField } from '../../features/proof/code-field.tsx';
import { codeError } from '../../features/proof/failure-texts.ts';
import { PasskeyStep } from '../../features/proof/passkey-step.tsx';

/** Asks for the second factor of the account, which the mailed link does not replace. */
export function FactorFields({
  asksCode,
  failure,
  code,
  onChange,
}: {
  asksCode: boolean;
  failure: { type: string; data: unknown } | null;
  code: string;
  onChange: (typed: string) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {asksCode && (
        <>
          <Notice role="status">{t('account.factor.askCode')}</Notice>
          <CodeField
            error={code === '' ? undefined : codeError(failure, t)}
            value={code}
            onChange={onChange}
          />
        </>
      )}
      <PasskeyStep failure={failure} />
    </>
  );
}
