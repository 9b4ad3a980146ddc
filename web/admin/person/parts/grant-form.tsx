import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { ProofFields, useProof, type Owner, type Proof } from '../../../features/proof/proof-fields.tsx';
import styles from '../../parts/admin.module.css';

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
      <p className={styles.actions}>
        <Button type="submit" small variant="primary" busy={busy}>
          {t('admin.roles.confirmGrant')}
        </Button>
        <Button small variant="quiet" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      </p>
    </form>
  );
}
