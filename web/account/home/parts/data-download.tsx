import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { FoldedForm } from '../../parts/folded-form.tsx';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';

function saveFile({ fileName, zip }: { fileName: string; zip: string }): void {
  const bytes = Uint8Array.from(atob(zip), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers start reading after the click, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function DataDownload({ owner }: { owner: Owner }): ReactNode {
  const { t } = useTexts();
  const [isDone, setDone] = useState(false);
  const proof = useProof(owner);
  const download = useSubmit('exportData', {
    onDone(answer) {
      saveFile(answer);
      setDone(true);
      proof.clear();
    },
  });
  return (
    <FoldedForm
      title={t('account.data.title')}
      text={t('account.data.text')}
      failure={generalFailure(download.failure, t)}
      done={isDone ? t('account.data.done') : undefined}
      busy={download.sending !== null}
      submitLabel={t('account.data.submit')}
      onSubmit={() => {
        setDone(false);
        const identityProof = proof.take();
        if (identityProof) void download.submit(identityProof);
      }}
      testId="data-download"
    >
      <ProofFields
        name="downloadPassword"
        {...{ proof, failure: download.failure }}
        onChange={download.dismiss}
      />
    </FoldedForm>
  );
}
