import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { problemKinds, problemTextLength, type ProblemKind } from '../../../../domain/booking/promise.ts';
import type { CallFailure } from '../../../app/calls/call-failure.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { RadioCard } from '../../../components/choice.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { AttachFiles } from '../../attachments/attach-files.tsx';
import { useAttachments } from '../../attachments/use-attachments.ts';
import fields from '../../booking/fields.module.css';
import styles from '../../booking/layout.module.css';
import type { BookingLink } from '../../booking/use-linked.ts';

/** After a cancellation by the host there is nothing else to report. */
const kindsFor = ({ status }: Booking): readonly ProblemKind[] =>
  status === 'cancelled' ? ['hostCancels'] : problemKinds;

export function ProblemForm({
  booking,
  link,
  onReported,
}: {
  booking: Booking;
  link: BookingLink;
  onReported: (answer: ResponseOf<Api['reportProblem']>) => void;
}): ReactNode {
  const { t } = useTexts();
  const kinds = kindsFor(booking);
  const [problem, setProblem] = useState<ProblemKind | null>(kinds.length === 1 ? kinds[0]! : null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const error = useId();
  const files = useAttachments();
  // The button that opened the form was removed.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);
  const { submit, sending, failure } = useSubmit('reportProblem', {
    idempotent: true,
    onDone: onReported,
    onFailure({ type }) {
      if (type === 'attachment-over') files.clear();
    },
  });
  const busy = sending !== null;
  const isMissing = isTried && problem === null;
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t('booking.problem.open')}
      className={styles.stack}
      noValidate
      data-testid="problem-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem === null || files.busy) return;
        const ids = { bookingID: Number(link.id), bookingHash: link.hash };
        void submit({ ...ids, problem, text: text.trim(), files: [...files.tickets] });
      }}
    >
      <fieldset className={fields.fieldset} aria-describedby={isMissing ? error : undefined}>
        <legend className={fields.legend}>{t('booking.problem.which')}</legend>
        <div className={styles.stack}>
          {kinds.map((kind) => (
            <RadioCard
              key={kind}
              name="problem"
              value={kind}
              label={t(`booking.problem.kind.${kind}`)}
              checked={problem === kind}
              invalid={isMissing}
              onChange={() => setProblem(kind)}
            />
          ))}
        </div>
      </fieldset>
      {isMissing && (
        <Notice id={error} kind="danger" role="alert">
          {t('booking.problem.missing')}
        </Notice>
      )}
      <TextAreaField
        name="problemText"
        label={t('booking.problem.text')}
        hint={t('booking.problem.textHint')}
        rows={4}
        maxLength={problemTextLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <AttachFiles files={files} />
      {failure && !busy && (
        <Notice kind="danger" role="alert">
          {t(`booking.problem.failure.${failureKey(failure)}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={files.busy}>
          {t('booking.problem.send')}
        </Button>
      </div>
    </form>
  );
}

function failureKey({ type }: CallFailure<'reportProblem'>): 'over' | 'files' | 'often' | 'other' {
  switch (type) {
    case 'not-during-stay':
      return 'over';
    case 'attachment-over':
      return 'files';
    case 'too-many-problems':
      return 'often';
    default:
      return 'other';
  }
}
