import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { actingMinutes, actingReason } from '../../../domain/acting.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProofFields, useProof, type Owner } from '../../features/proof/proof-fields.tsx';
import styles from '../parts/admin.module.css';
import type { ActingPage } from './load.ts';

export type Host = ResponseOf<Api['findHosts']>['people'][number];

/** Errors that are shown next to a field. */
const fieldErrorTypes = ['wrong-password', 'second-factor-needed'];
const errorsWithText = ['acting-already', 'person-missing', 'too-many-tries', 'not-on-behalf'];

/** Asks for a reason and a proof of identity, then opens the pages of the person acted for. */
export function ActingForm({
  host,
  owner,
  roomPaths,
}: { host: Host; owner: Owner } & Pick<ActingPage, 'roomPaths'>): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const [reason, setReason] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus here after a person was selected, for keyboard users.
  useEffect(() => heading.current?.focus(), []);
  const begin = useSubmit('beginActing', {
    onDone: ({ rooms: [room = 'landlord'] }) => location.assign(roomPaths[room]),
  });
  // The session may be running in another browser.
  const end = useSubmit('endActing', { onDone: begin.dismiss });
  const busy = begin.sending !== null;
  const failure = busy ? null : begin.failure;
  const clearErrors = (): void => {
    if (begin.failure) begin.dismiss();
  };
  const isShort = reason.trim().length < actingReason.shortest;
  return (
    <Card className={styles.narrow} data-testid="acting-form">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('acting.office.for', { name: host.name })}
      </h2>
      <p>{t('acting.office.rules', { count: actingMinutes })}</p>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const identityProof = proof.take();
          if (!identityProof || isShort) return;
          void begin.submit({ number: host.number, reason: reason.trim(), ...identityProof });
        }}
      >
        <TextAreaField
          name="reason"
          label={t('acting.office.reason')}
          hint={t('acting.office.reasonHint', { name: host.name })}
          maxLength={actingReason.longest}
          error={
            proof.isTried && isShort
              ? t('acting.office.reasonMissing', { count: actingReason.shortest })
              : undefined
          }
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            clearErrors();
          }}
        />
        <ProofFields name="password-acting" proof={proof} failure={failure} onChange={clearErrors} />
        {failure && !fieldErrorTypes.includes(failure.type) && (
          <Notice kind="danger" role="alert">
            <p>
              {t(`acting.office.refused.${errorsWithText.includes(failure.type) ? failure.type : 'other'}`)}
            </p>
            {failure.type === 'acting-already' && (
              <Button busy={end.sending !== null} onClick={() => void end.submit({})}>
                {t('acting.office.endRunning')}
              </Button>
            )}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('acting.office.begin')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
