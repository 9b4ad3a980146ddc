import { useState, type ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { CodeField } from '../../../features/proof/code-field.tsx';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { Outcome } from '../../../features/proof/outcome.tsx';
import styles from '../../parts/account.module.css';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';
import look from './second-factor.module.css';

type Begun = ResponseOf<Api['beginTotp']>;

export function TotpSetup({
  owner,
  onDone,
}: {
  owner: Owner;
  onDone: (recoveryCodes: readonly string[]) => void;
}): ReactNode {
  const { t } = useTexts();
  // No code is asked for, because no app is set up yet.
  const proof = useProof({ ...owner, asksCode: false });
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = useSubmit('beginTotp', { onDone: setBegun });
  if (begun) return <TotpConfirm begun={begun} onDone={onDone} />;
  const busy = begin.sending !== null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const identityProof = proof.take();
        if (identityProof) void begin.submit({ currentPassword: identityProof.currentPassword });
      }}
    >
      <ProofFields name="factorPassword" {...{ proof, failure: begin.failure }} onChange={begin.dismiss} />
      <Outcome failure={generalFailure(begin.failure, t)} done={undefined} />
      <div>
        <Button type="submit" busy={busy}>
          {t('account.factor.begin')}
        </Button>
      </div>
    </form>
  );
}

function TotpConfirm({
  begun: { secret, uri, qr },
  onDone,
}: {
  begun: Begun;
  onDone: (recoveryCodes: readonly string[]) => void;
}): ReactNode {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const confirm = useSubmit('confirmTotp', { onDone: ({ recoveryCodes }) => onDone(recoveryCodes) });
  const busy = confirm.sending !== null;
  const { type } = confirm.failure ?? {};
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') void confirm.submit({ code });
      }}
    >
      <p>{t('account.factor.scan')}</p>
      <svg
        className={look.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('account.factor.qr')}
      >
        <path d={qr.path} />
      </svg>
      <p className={styles.soft}>
        {t('account.factor.secret')}{' '}
        <strong className={look.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</strong>
      </p>
      <p>
        <a href={uri}>{t('account.factor.open')}</a>
      </p>
      <CodeField
        ofApp
        error={type === 'code-wrong' ? t('account.factor.codeWrong') : undefined}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          if (confirm.failure) confirm.dismiss();
        }}
      />
      <Outcome
        failure={
          type === 'factor-missing'
            ? t('account.factor.late')
            : type === 'code-wrong'
              ? undefined
              : generalFailure(confirm.failure, t)
        }
        done={undefined}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('account.factor.confirm')}
        </Button>
      </div>
    </form>
  );
}
