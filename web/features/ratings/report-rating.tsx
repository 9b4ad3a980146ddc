import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ReportForm, type ReportReceipt } from './report-form.tsx';

export default function ReportRating({
  name,
  onClose,
  ...about
}: {
  ratingid: number;
  name: string;
  hasAnswer: boolean;
  onClose: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [receipt, setReceipt] = useState<ReportReceipt | null>(null);
  return (
    <Dialog title={t('rate.report.title', { name })} closeLabel={t('rate.report.close')} onClose={onClose}>
      {receipt ? (
        <Notice kind="success" role="status" title={t('rate.report.done')}>
          <p>
            {t('rate.report.doneText', {
              number: String(receipt.reportNumber),
              date: format.date(receipt.decideBy),
            })}
          </p>
        </Notice>
      ) : (
        <ReportForm {...about} onDone={setReceipt} />
      )}
    </Dialog>
  );
}
