import type { ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';

/** Downloads a printable voucher. The code is sent in the request body, so that no address contains it. */
export function FileButton({
  numbers,
  code,
}: {
  numbers: { bookingID: number; customerNumber: number };
  code: string;
}): ReactNode {
  const { t } = useTexts();
  const load = useSubmit('getVoucherFile', {
    onDone({ fileName, mediaType, content }) {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
  const busy = load.sending !== null;
  return (
    <>
      <FailureNotice text={load.failure && !busy && t('vouchers.redeem.fileFailed')} />
      <p>
        <Button busy={busy} onClick={() => void load.submit({ ...numbers, code })}>
          {t('vouchers.redeem.file')}
        </Button>
      </p>
    </>
  );
}
