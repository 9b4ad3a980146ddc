import { useRef, useState, type ReactNode } from 'react';
import { cents } from '../../../domain/cents.ts';
import { postingReason, postingTemplates, smallDifferenceMax } from '../../../domain/manual-postings.ts';
import { toEuros } from '../../../domain/money.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { AttachFiles } from '../../features/attachments/attach-files.tsx';
import { useAttachments } from '../../features/attachments/use-attachments.ts';
import styles from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';
import { DifferenceFields } from './difference-fields.tsx';
import { FreeLines } from './free-lines.tsx';
import { RefundFields } from './refund-fields.tsx';
import { problemsOf, toDraft, type DraftTemplate, type TypedDraft } from './typed-draft.ts';
import { useDraftWords } from './use-draft-words.ts';
import { VoucherFields } from './voucher-fields.tsx';

const templates = postingTemplates.filter((template): template is DraftTemplate => template !== 'reversal');

export interface DraftStart {
  template: DraftTemplate;
  booking: string;
  transfer: string;
}

/** What the fields of a template get: what is typed, how to change it, and what is wrong with a field. */
export interface DraftFieldsProps {
  typed: TypedDraft;
  change: (changes: Partial<TypedDraft>) => void;
  errorOf: (field: string) => string | undefined;
}

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
  const { formatProblem, formatFailure } = useDraftWords();
  const form = useRef<HTMLFormElement>(null);
  const files = useAttachments();
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState<TypedDraft>(() => ({
    ...{ template: start.template, datedOn: openDays.until, reason: '', amount: '' },
    lines: [
      { key: 1, account: 'writtenOff', side: 'debit', amount: '', booking: start.booking, host: '' },
      { key: 2, account: 'bank', side: 'credit', amount: '', booking: '', host: '' },
    ],
    ...{ booking: start.booking, source: '', bearer: 'house', toNamed: false, holder: '', iban: '' },
    ...{ difference: start.transfer === '' ? 'booking' : 'transfer', transfer: start.transfer },
    ...{ name: '', email: '', language, dedication: '' },
  }));
  const save = useSubmit('draftPosting', { idempotent: true, onDone: ({ draftID }) => onDrafted(draftID) });
  const change = (changes: Partial<TypedDraft>): void =>
    setTyped((previous) => ({ ...previous, ...changes }));
  const { template } = typed;
  const problems = problemsOf(typed);
  const isFree = template === 'free';
  const isFileMissing = isFree && files.tickets.length === 0;
  const errorOf = (field: string): string | undefined => {
    const problem = isTried ? problems.get(field) : undefined;
    return problem && formatProblem(problem);
  };
  const hasDay = template === 'free' || template === 'bankFee' || template === 'smallDifference';
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
          setTried(true);
          if (problems.size > 0 || isFileMissing) {
            requestAnimationFrame(() =>
              form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
            );
            return;
          }
          const { datedOn, reason } = typed;
          void save.submit({
            datedOn,
            reason: reason.trim(),
            files: [...files.tickets],
            draft: toDraft(typed),
          });
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
              label={t('postings.date')}
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
          <AttachFiles files={files} />
          <FailureNotice
            kind="warning"
            text={isTried && isFileMissing && !files.busy && t('postings.error.document-missing')}
          />
        </div>
        <FailureNotice kind="warning" text={save.failure && formatFailure(save.failure)} />
        <FormActions
          submit={t('postings.submit')}
          busy={save.sending !== null || files.busy}
          onCancel={onCancel}
        />
      </form>
    </Card>
  );
}
