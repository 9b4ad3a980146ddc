import { useRef, type ReactNode } from 'react';
import { questionLengths } from '../../../domain/messages/question.ts';
import { shownToOther } from '../../../domain/messages/shown-to-other.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import styles from '../parts/letters.module.css';
import { PrivacyNote, SendButton, TrapField } from '../parts/form-parts.tsx';
import type { AskedHome, QuestionNew } from './load.ts';
import { useQuestion } from './use-question.ts';

export function QuestionForm({
  page,
  about,
  onAsked,
}: {
  page: QuestionNew;
  about: AskedHome;
  onAsked: () => void;
}): ReactNode {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { typed, set, wrong, failure, isBusy, isWorking, isOwn, send } = useQuestion(page, about, onAsked);
  const willHide = shownToOther(typed.text, { isBound: false, collectedByUs: true }).hidden;

  return (
    <form
      ref={form}
      method="post"
      noValidate={isHydrated}
      className={styles.form}
      data-testid="question-form"
      onSubmit={(event) => {
        event.preventDefault();
        const firstInvalid = send(trap.current?.value ?? '');
        if (firstInvalid) form.current?.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus();
      }}
    >
      <p className="no-script-only">
        {t('letters.ask.noScript')} <a href={page.contactPath}>{t('letters.ask.office')}</a>
      </p>
      <FailureNotice
        kind="warning"
        text={
          failure &&
          failure.type !== 'invalid-question' &&
          !isBusy &&
          t(
            failure.type === 'no-landlord'
              ? 'letters.ask.nobody'
              : failure.status === 429
                ? 'letters.ask.many'
                : 'letters.ask.failed',
          )
        }
      />
      <TextAreaField
        name="text"
        label={t('letters.ask.text')}
        hint={t('letters.ask.textHint')}
        rows={6}
        required
        maxLength={questionLengths.text}
        value={typed.text}
        error={wrong('text')}
        onChange={({ target }) => set({ text: target.value })}
      />
      <div role="status">{willHide && <Notice data-testid="will-hide">{t('letters.ask.hides')}</Notice>}</div>
      <TextField
        name="name"
        label={t('letters.ask.name')}
        hint={t('letters.ask.nameHint')}
        autoComplete="name"
        required
        maxLength={questionLengths.name}
        value={typed.name}
        error={wrong('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <MailField
        name="email"
        label={t('letters.field.email')}
        hint={t('letters.ask.emailHint')}
        required
        value={typed.email}
        error={wrong('email')}
        onValue={(value) => set({ email: value })}
      />
      <TrapField ref={trap} />
      {!isOwn && <p className={styles.soft}>{t('letters.ask.byMail')}</p>}
      <PrivacyNote>{t('letters.newsletter.privacy')}</PrivacyNote>
      <SendButton busy={isBusy} working={isWorking} sendingText={t('letters.ask.sending')}>
        {t('letters.ask.submit')}
      </SendButton>
    </form>
  );
}
