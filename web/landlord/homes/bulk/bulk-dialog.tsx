import { useState, type ReactNode } from 'react';
import { addDays, todayInBerlin } from '../../../../domain/stay.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import styles from './bulk.module.css';
import { BulkCosts } from './bulk-costs.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkRules } from './bulk-rules.tsx';
import { BulkTerms } from './bulk-terms.tsx';
import { RatesFields } from './rates-fields.tsx';
import {
  noCosts,
  noTerms,
  readBulk,
  readBulkCosts,
  readBulkRules,
  readBulkTerms,
  type TypedBulk,
  type TypedBulkRules,
} from './typed-bulk.ts';
import type { BulkChangeRequest } from '../../../../contract/homes/bulk-change.ts';

export type BulkWhat = 'rates' | 'rules' | 'terms' | 'costs' | 'pause' | 'resume';

const problems: readonly string[] = ['homes-changed', 'nothing-to-change', 'invalid-dates'];
/**
 * Timeout in milliseconds. Hundreds of homes take a while on a small database. Pressing again does not apply the change
 * twice.
 */
export const bulkTimeoutMs = 120_000;
const noRules: TypedBulkRules = { leadDays: '', leadHour: '', horizonMonths: '', fillFrom: '', leaveMin: '' };
/** Length of the suggested period in nights. */
const suggestedNights = 30;

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
  const [typed, setTyped] = useState<TypedBulk>(() => {
    const startDate = todayInBerlin(new Date());
    return { kind: 'percent', startDate, endDate: addDays(startDate, suggestedNights), value: '' };
  });
  const [typedRules, setTypedRules] = useState<TypedBulkRules>(noRules);
  const [typedTerms, setTypedTerms] = useState(noTerms);
  const [typedCosts, setTypedCosts] = useState(noCosts);
  const [isTried, setTried] = useState(false);
  const rates = readBulk(typed);
  const costs = readBulkCosts(typedCosts);
  const readChange = (): BulkChangeRequest | null => {
    if (what === 'rates') return rates.change;
    if (what === 'rules') return readBulkRules(typedRules);
    if (what === 'terms') return readBulkTerms(typedTerms);
    return what === 'costs' ? costs.change : { kind: what };
  };
  const change = readChange();
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
        {what === 'rates' && (
          <RatesFields
            typed={typed}
            wrong={isTried ? rates.wrong : []}
            onChange={(next) => {
              apply.dismiss();
              setTyped(next);
            }}
          />
        )}
        {what === 'rules' && (
          <BulkRules
            typed={typedRules}
            onChange={(part) => {
              apply.dismiss();
              setTypedRules({ ...typedRules, ...part });
            }}
          />
        )}
        {what === 'terms' && (
          <BulkTerms
            typed={typedTerms}
            isWrong={isTried && !change}
            onChange={(part) => {
              apply.dismiss();
              setTypedTerms({ ...typedTerms, ...part });
            }}
          />
        )}
        {what === 'costs' && (
          <BulkCosts
            typed={typedCosts}
            wrong={isTried ? costs.wrong : []}
            onChange={(part) => {
              apply.dismiss();
              setTypedCosts({ ...typedCosts, ...part });
            }}
          />
        )}
        {isTried && what === 'rules' && !change && (
          <p role="alert" className={styles.soft}>
            {t('landlord.homes.bulk.rules.nothing')}
          </p>
        )}
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
