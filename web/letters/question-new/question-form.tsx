import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { shownToOther } from '../../../domain/messages/shown-to-other.ts';
import { questionFields, questionLengths, validateQuestion } from '../../../domain/messages/question.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../components/button.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import { useSendWithWork } from '../../features/proof-of-work/send-with-work.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import styles from '../parts/letters.module.css';
import { SendingStatus } from '../parts/sending-status.tsx';
import type { AskedHome, QuestionNew } from './load.ts';
import { emptyQuestion, useQuestionDraft, type QuestionDraft } from './question-draft.ts';

type Asked = Omit<InputOf<Api['askQuestion']>, 'proof' | 'idempotencyKey'>;

/** Name, address and question. Who is logged in finds both filled in, and asks at once. */
export function QuestionForm({
  page: { stay, today, questionPath, contactPath },
  about: { home },
  onAsked,
}: {
  page: QuestionNew;
  about: AskedHome;
  onAsked: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const privacy = useContentPaths()?.privacy;
  const { account } = useVisitor();
  const { objectNumber } = home;
  const { draft, store } = useQuestionDraft(objectNumber);
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const { working, sendWithWork } = useSendWithWork();
  const ask = useSubmit<'askQuestion', Asked>('askQuestion', {
    idempotent: true,
    attempts: {
      get: () => store.get().attempt,
      set: (attempt) => store.set({ ...store.get(), attempt }),
    },
    send: (asked, idempotencyKey) =>
      sendWithWork((proof) => browserApi.call('askQuestion', { ...asked, proof, idempotencyKey })),
    onDone({ mailSend, bookingID }) {
      store.set(emptyQuestion);
      if (mailSend === 'Y') onAsked();
      else void navigate(`${questionPath}?bookingID=${bookingID}`);
    },
  });
  const name = draft.name ?? [account?.accountFirstName, account?.accountLastName].filter(Boolean).join(' ');
  const email = draft.email ?? account?.accountEmail ?? '';
  const typed = { name, email, text: draft.text };
  const { failure } = ask;
  const refused = failure?.type === 'invalid-question' ? failure.data.fields : {};
  const errors = { ...refused, ...(isTried ? validateQuestion(typed) : {}) };
  const wrong = (field: (typeof questionFields)[number]): string | undefined =>
    errors[field] && t(`letters.ask.wrong.${field}`);
  const busy = ask.sending !== null;
  const set = (change: Partial<QuestionDraft>): void => {
    if (failure) ask.dismiss();
    store.set({ ...store.get(), ...change });
  };
  const willHide = shownToOther(draft.text, { isBound: false, collectedByUs: true }).hidden;
  const isOwn = account !== null && email.trim().toLowerCase() === account?.accountEmail?.toLowerCase();
  const dates = isValidStay(stay, today)
    ? { startDate: stay.startDate, endDate: stay.endDate }
    : { startDate: '', endDate: '' };
  const { persons, childAges, pets } = stay;

  return (
    <form
      ref={form}
      method="post"
      noValidate={hydrated}
      className={styles.form}
      data-testid="question-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const first = questionFields.find((field) => validateQuestion(typed)[field]);
        if (first) {
          form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
          return;
        }
        const website = trap.current?.value ?? '';
        const asked = { objectNumber, languageCode: language, ...typed, ...dates };
        void ask.submit({ ...asked, persons, childAges: [...childAges], pets, website });
      }}
    >
      <p className="no-script-only">
        {t('letters.ask.noScript')} <a href={contactPath}>{t('letters.ask.office')}</a>
      </p>
      {failure && failure.type !== 'invalid-question' && !busy && (
        <Notice kind="warning" role="alert">
          <p>
            {t(
              failure.type === 'no-landlord'
                ? 'letters.ask.nobody'
                : failure.status === 429
                  ? 'letters.ask.many'
                  : 'letters.ask.failed',
            )}
          </p>
        </Notice>
      )}
      <TextAreaField
        name="text"
        label={t('letters.ask.text')}
        hint={t('letters.ask.textHint')}
        rows={6}
        required
        maxLength={questionLengths.text}
        value={draft.text}
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
        value={name}
        error={wrong('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <MailField
        name="email"
        label={t('letters.field.email')}
        hint={t('letters.ask.emailHint')}
        required
        value={email}
        error={wrong('email')}
        onValue={(value) => set({ email: value })}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('letters.trap')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {!isOwn && <p className={styles.soft}>{t('letters.ask.byMail')}</p>}
      <p className={styles.soft}>
        {t('letters.newsletter.privacy')} <a href={privacy}>{t('shell.privacy')}</a>
      </p>
      <Button type="submit" variant="primary" className={styles.send} busy={busy}>
        {t('letters.ask.submit')}
      </Button>
      <SendingStatus busy={busy} working={working} text={t('letters.ask.sending')} />
    </form>
  );
}
