import { useState, type ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import styles from './bulk.module.css';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import type { BulkWhat } from './typed-bulk.ts';
import { useBulkFields } from './use-bulk-fields.ts';

const problems: readonly string[] = ['homes-changed', 'nothing-to-change', 'invalid-dates'];
/**
 * Timeout in milliseconds. Hundreds of homes take a while on a small database. Pressing again does not apply the change
 * twice.
 */
export const bulkTimeoutMs = 120_000;
/** Shows the effect on each selected home before anything is changed. */
export function BulkDialog({
  what,
  objectNumbers,
  onDone,
  onClose,
}: {
  what: BulkWhat;
  objectNumbers: number[];
  onDone: (done: { bulkID: number; homes: number }) => void;
  onClose: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [isTried, setTried] = useState(false);
  const fields = useBulkFields(what);
  const { change } = fields;
  const asked = change && { languageCode: language, objectNumbers, change };
  const preview = useCall('previewBulkChange', asked, { debounceMs: 300, firstAtOnce: true });
  const apply = useSubmit('applyBulkChange', {
    idempotent: true,
    timeoutMs: bulkTimeoutMs,
    onDone,
    onFailure: () => preview.retry(),
  });
  const answer = change ? preview.answer : null;
  const count = answer?.homes.filter(({ after }) => after !== null).length ?? 0;
  const failure = apply.sending ? null : (apply.failure ?? preview.failure);
  return (
    <Dialog
      title={t(`landlord.homes.bulk.title.${what}`)}
      closeLabel={t('landlord.homes.bulk.close')}
      onClose={onClose}
      wide
    >
      <form
        className={styles.form}
        noValidate
        data-testid="bulk-form"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (asked && answer && preview.isCurrent && count > 0)
            void apply.submit({ ...asked, digest: answer.digest });
        }}
      >
        <BulkFields what={what} fields={fields} isTried={isTried} onTouch={apply.dismiss} />
        {answer && change && (
          <BulkPreview homes={answer.homes} change={change} isPending={preview.isPending} />
        )}
        <FailureNotice
          text={
            failure &&
            t(`landlord.homes.bulk.problem.${problems.includes(failure.type) ? failure.type : 'other'}`)
          }
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={apply.sending !== null}
            disabled={answer !== null && (count === 0 || !preview.isCurrent)}
            data-testid="apply-bulk"
          >
            {t('landlord.homes.bulk.apply', { count: answer ? count : objectNumbers.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
