import { useRef, type ReactNode } from 'react';
import { cents } from '../../../domain/cents.ts';
import { postingReason, postingTemplates, smallDifferenceMax } from '../../../domain/manual-postings.ts';
import { toEuros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { AttachFiles } from '../../features/attachments/attach-files.tsx';
import styles from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';
import { DifferenceFields } from './difference-fields.tsx';
import { FreeLines } from './free-lines.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { RefundFields } from './refund-fields.tsx';
import type { DraftStart, DraftTemplate } from './typed-draft.ts';
import { useDraft } from './use-draft.ts';
import { useDraftWords } from './use-draft-words.ts';
import { VoucherFields } from './voucher-fields.tsx';

const templates = postingTemplates.filter((template): template is DraftTemplate => template !== 'reversal');

export function DraftForm({
  start,
  openDays,
  onDrafted,
  onCancel,
}: {
  start: DraftStart;
  openDays: { from: string; until: string };
  onDrafted: (draftID: number) => void;
  onCancel: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { formatFailure } = useDraftWords();
  const form = useRef<HTMLFormElement>(null);
  const { typed, change, errorOf, files, isFileMissing, failure, busy, submit } = useDraft({
    ...{ start, openDays, language, onDrafted },
  });
  const { template } = typed;
  const isFree = template === 'free';
  const hasDay = !(template === 'guestRefund' || template === 'goodwillVoucher');
  const fields = { typed, change, errorOf };
  return (
    <Card>
      <form
        ref={form}
        className={styles.narrow}
        data-testid="draft-posting"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (submit()) return;
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
          );
        }}
      >
        <h2 className={styles.title}>{t('postings.new')}</h2>
        <SelectField
          name="template"
          label={t('postings.kind')}
          hint={t(`postings.hint.${template}`, { max: format.money(toEuros(cents(smallDifferenceMax))) })}
          value={template}
          onChange={({ target }) => change({ template: templates.find((one) => one === target.value)! })}
        >
          {templates.map((one) => (
            <option key={one} value={one}>
              {t(`postings.template.${one}`)}
            </option>
          ))}
        </SelectField>
        {isFree && <FreeLines {...fields} />}
        {template === 'guestPayment' && <PaymentFields {...fields} />}
        {template === 'guestRefund' && <RefundFields {...fields} />}
        {template === 'smallDifference' && <DifferenceFields {...fields} />}
        {template === 'goodwillVoucher' && <VoucherFields {...fields} />}
        <div className={styles.filters}>
          {!isFree && (
            <TextField
              name="amount"
              label={t('postings.amountEuro')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              error={errorOf('amount')}
              value={typed.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          )}
          {hasDay && (
            <TextField
              name="datedOn"
              type="date"
              label={t(template === 'guestPayment' ? 'postings.valueDate' : 'postings.date')}
              min={openDays.from}
              max={openDays.until}
              value={typed.datedOn}
              onChange={({ target }) => change({ datedOn: target.value })}
            />
          )}
        </div>
        <p className={styles.soft}>
          {hasDay
            ? t('postings.dateHint', { from: format.date(openDays.from), until: format.date(openDays.until) })
            : t('postings.today')}
        </p>
        <TextAreaField
          name="reason"
          label={t('postings.reason')}
          hint={t('postings.reasonHint')}
          rows={2}
          maxLength={postingReason.max}
          error={errorOf('reason')}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <div className={styles.stack}>
          <p className={styles.name}>{t(isFree ? 'postings.documents' : 'postings.documentsOptional')}</p>
          <AttachFiles files={files} {...(isFree && { hintText: t('postings.documentsHint') })} />
          <FailureNotice kind="warning" text={isFileMissing && t('postings.error.document-missing')} />
        </div>
        <FailureNotice kind="warning" text={failure && formatFailure(failure)} />
        <FormActions submit={t('postings.submit')} busy={busy} onCancel={onCancel} />
      </form>
    </Card>
  );
}
