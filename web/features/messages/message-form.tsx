import { useState, type ReactNode } from 'react';
import type { Thread } from '../../../contract/messages/thread.ts';
import { messageLength } from '../../../domain/messages/message-limits.ts';
import { shownToOther } from '../../../domain/messages/shown-to-other.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { FilePicker } from './file-picker.tsx';
import { emptyDraft, useMessageDraft, type MessageDraft } from './message-draft.ts';
import { ReadyAnswers } from './ready-answers.tsx';
import type { Sending, ThreadCalls } from './thread-calls.ts';
import styles from './thread.module.css';

/** From this many characters on the remaining length is shown. */
const lengthShownFrom = 500;

/** Sends a message to the other side. The draft stays stored until it is sent, also across reloads. */
export function MessageForm({
  id,
  thread,
  calls,
  onTyping,
  onSent,
}: {
  id: string;
  thread: Thread;
  calls: ThreadCalls;
  onTyping: () => void;
  onSent: (thread: Thread | null) => void;
}): ReactNode {
  const { t } = useTexts();
  const { side, partner, hides, collectedByUs } = thread;
  const { draft, store, attempts } = useMessageDraft(side, id);
  const [isTried, setTried] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const set = (change: Partial<MessageDraft>): void => {
    onTyping();
    store.set({ ...store.get(), ...change });
  };
  const { submit, sending, failure } = useSubmit<'sendGuestMessage', Sending>('sendGuestMessage', {
    idempotent: true,
    attempts,
    send: (message, key) => calls.send(message, key),
    onDone(answer, { text }) {
      setTried(false);
      const current = store.get();
      // Text that was typed while the message was being sent stays.
      store.set(current.text.trim() === text ? emptyDraft : { ...current, files: [], attempt: null });
      onSent(answer.thread);
    },
    onFailure(failed) {
      if (failed.type === 'message-file-missing') store.set({ ...store.get(), files: [] });
    },
  });
  const busy = sending !== null;
  const text = draft.text.trim();
  const isEmpty = text === '' && draft.files.length === 0;
  const remaining = messageLength - draft.text.length;
  const willHide = shownToOther(draft.text, { isBound: !hides, collectedByUs }).hidden;
  const failureKey =
    failure && t.has(`messages.error.${failure.type}`) ? failure.type : failure ? 'other' : null;
  return (
    <form
      className={styles.form}
      noValidate
      data-testid="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isEmpty && !isUploading) {
          void submit({ text, files: draft.files.map(({ fileID }) => fileID) });
        }
      }}
    >
      {side === 'landlord' && (
        <ReadyAnswers
          thread={thread}
          calls={calls}
          text={text}
          onInsert={(answer) => set({ text: text === '' ? answer : `${text}\n\n${answer}` })}
          onChanged={onSent}
        />
      )}
      <TextAreaField
        name="message"
        label={t('messages.form.text')}
        rows={5}
        maxLength={messageLength}
        value={draft.text}
        hint={remaining <= lengthShownFrom ? t('messages.form.left', { count: remaining }) : undefined}
        error={isTried && isEmpty ? t('messages.form.empty') : undefined}
        onChange={({ target }) => set({ text: target.value })}
      />
      <div role="status">
        {willHide && (
          <Notice data-testid="will-hide">
            {t(willHide === 'contacts' ? 'messages.willHide' : 'messages.paymentOwn', { partner })}
          </Notice>
        )}
      </div>
      <FilePicker
        path={calls.filesPath}
        files={draft.files}
        onChange={(change) => set({ files: change(store.get().files) })}
        onUploading={setUploading}
      />
      {failureKey && !busy && (
        <Notice kind="danger" role="alert">
          {t(`messages.error.${failureKey}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={isUploading}>
          {t(busy ? 'messages.form.sending' : 'messages.form.send')}
        </Button>
      </div>
    </form>
  );
}
