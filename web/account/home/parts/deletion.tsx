import type { ReactNode } from 'react';
import { retentionDays } from '../../../../domain/retention.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { FoldedForm } from '../../parts/folded-form.tsx';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';

export function Deletion({ owner, onAsked }: { owner: Owner; onAsked: (dueAt: string) => void }): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const request = useSubmit('requestDeletion', { onDone: ({ dueAt }) => onAsked(dueAt) });
  const { failure } = request;
  const refusal =
    failure?.type === 'deletion-refused'
      ? t(
          (failure.data as { reason: string }).reason === 'business'
            ? 'account.deletion.business'
            : 'account.deletion.lastAdministrator',
        )
      : undefined;
  return (
    <FoldedForm
      title={t('account.deletion.title')}
      text={t('account.deletion.text', { days: retentionDays.deletionGrace })}
      failure={refusal ?? generalFailure(failure, t)}
      done={undefined}
      busy={request.sending !== null}
      submitLabel={t('account.deletion.submit')}
      onSubmit={() => {
        const identityProof = proof.take();
        if (identityProof) void request.submit(identityProof);
      }}
      testId="deletion"
    >
      <ProofFields name="deletionPassword" {...{ proof, failure }} onChange={request.dismiss} />
    </FoldedForm>
  );
}
