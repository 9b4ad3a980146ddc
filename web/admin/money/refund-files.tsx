import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import styles from '../parts/admin.module.css';

/** Creates bank orders for released refunds, and offers the latest files for download. */
export function RefundFiles({
  files,
  onMade,
}: {
  files: ResponseOf<Api['findMoney']>['refundFiles'];
  onMade: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [refundFile, setRefundFile] = useState<ResponseOf<Api['getRefundFile']> | null>(null);
  const make = useSubmit('getRefundFile', {
    onDone: (file) => {
      setRefundFile(file);
      downloadText(file);
      onMade();
    },
  });
  const left = (references: readonly string[]): string | false =>
    references.length > 0 && t('money.refund.fileLeftOut', { references: references.join(', ') });
  const failureText = (): string | null => {
    switch (make.failure?.type) {
      case undefined:
        return null;
      case 'bank-account-missing':
        return t('money.refund.fileNoAccount');
      case 'nothing-to-send':
        return [t('money.refund.fileNothing'), left(make.failure.data.leftOut)].filter(Boolean).join(' ');
      default:
        return t('admin.failed');
    }
  };
  const leftOut = refundFile && left(refundFile.leftOut.map(({ reference }) => reference));
  return (
    <section className={styles.stack} data-testid="refund-files">
      <h3 className={styles.name}>{t('money.refund.file')}</h3>
      <p className={styles.soft}>{t('money.refund.fileLead')}</p>
      <p className={styles.actions}>
        <Button small busy={make.sending !== null} onClick={() => void make.submit({ fileID: null })}>
          {t('money.refund.fileMake')}
        </Button>
      </p>
      {refundFile && (
        <Notice kind={leftOut ? 'warning' : 'success'} role="status">
          <p>{t('money.refund.fileMade', { count: refundFile.refunds })}</p>
          {leftOut && <p>{leftOut}</p>}
        </Notice>
      )}
      <FailureNotice kind="warning" text={failureText()} />
      {files.length > 0 && (
        <ul className={styles.lines}>
          {files.map(({ fileID, madeName, madeAt }) => (
            <li key={fileID}>
              <Button
                small
                variant="quiet"
                disabled={make.sending !== null}
                onClick={() => void make.submit({ fileID })}
              >
                {t('money.refund.fileAgain', {
                  number: String(fileID),
                  name: madeName,
                  moment: format.moment(madeAt),
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
