import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { ProofFields, useProof, type Owner, type Proof } from '../../../features/proof/proof-fields.tsx';
import styles from '../../parts/admin.module.css';
import { FormActions } from '../../parts/form-actions.tsx';

/** Asks the administrator for a proof of identity before a role is granted. All administrators are notified by mail. */
export function GrantForm({
  owner,
  busy,
  failure,
  onMended,
  onProved,
  onCancel,
}: {
  owner: Owner;
  busy: boolean;
  failure: { type: string; data: unknown } | null;
  onMended: () => void;
  onProved: (proof: Proof) => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const form = useRef<HTMLFormElement>(null);
  // Moves the focus here after a role was selected, for keyboard users.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const identityProof = proof.take();
        if (identityProof) onProved(identityProof);
      }}
    >
      <p>{t('admin.roles.prove')}</p>
      <ProofFields name="password-role" proof={proof} failure={failure} onChange={onMended} />
      <FormActions small submit={t('admin.roles.confirmGrant')} busy={busy} onCancel={onCancel} />
    </form>
  );
}
