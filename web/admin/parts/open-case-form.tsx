import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openedCaseLengths } from '../../../domain/contact-case.ts';
import type { ContactKind } from '../../../domain/contact-topics.ts';
import { isLanguage } from '../../../domain/language.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './admin.module.css';
import { CallerFields } from './caller-fields.tsx';
import { FollowUpField } from './follow-up-field.tsx';
import { invalidFields, type TypedCase } from './typed-case.ts';

/** What is already known about the caller. */
export interface Caller {
  name: string;
  email: string;
  phone: string;
  bookingNumber?: string;
  objectNumber?: string;
  language?: string | null;
}

/** What is known about the caller, what they want, and when the office looks at it again. */
export function OpenCaseForm({
  caller,
  topics,
  onClose,
}: {
  caller: Caller;
  topics: Readonly<Record<string, string>>;
  onClose: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const buildPath = useAdminPaths();
  const [form, setForm] = useState<TypedCase>({
    ...{ name: caller.name, email: caller.email, phone: caller.phone },
    bookingNumber: caller.bookingNumber ?? '',
    language: isLanguage(caller.language) ? caller.language : language,
    ...{ topic: 'guest.booking', text: '', followUpOn: '', mine: true },
  });
  const [isTried, setTried] = useState(false);
  const { submit, sending, failure } = useSubmit('openCase', {
    idempotent: true,
    onDone: ({ caseNumber }) => void navigate(buildPath('AdminCase', { caseNumber: String(caseNumber) })),
  });
  const set = (change: Partial<TypedCase>): void => setForm((before) => ({ ...before, ...change }));
  const invalid = invalidFields(form);
  const errorOf = (field: keyof typeof invalid): string | undefined =>
    isTried && invalid[field] ? t(`admin.cases.open.invalid.${field}`) : undefined;
  const send = (): void => {
    setTried(true);
    if (sending || Object.values(invalid).includes(true)) return;
    const [kind, topic = ''] = form.topic.split('.');
    void submit({
      kind: kind as ContactKind,
      topic,
      name: form.name.trim(),
      email: form.email.trim(),
      phone: form.phone.trim(),
      bookingNumber: form.bookingNumber.trim(),
      objectNumber: caller.objectNumber ?? '',
      language: form.language,
      text: form.text.trim(),
      followUpOn: form.followUpOn || null,
      mine: form.mine,
    });
  };
  return (
    <Card>
      <form
        className={styles.stack}
        data-testid="open-case-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <h2 className={styles.title}>{t('admin.cases.open.title')}</h2>
        <p className={styles.soft}>{t('admin.cases.open.lead')}</p>
        <CallerFields {...{ form, topics, errorOf }} onChange={set} />
        <TextAreaField
          name="text"
          label={t('admin.cases.open.text')}
          rows={4}
          maxLength={openedCaseLengths.text.max}
          error={errorOf('text')}
          value={form.text}
          onChange={({ target }) => set({ text: target.value })}
        />
        <FollowUpField day={form.followUpOn} onChange={(followUpOn) => set({ followUpOn })} />
        <Checkbox
          name="mine"
          label={t('admin.cases.open.mine')}
          checked={form.mine}
          onChange={({ target }) => set({ mine: target.checked })}
        />
        <FailureNotice
          text={
            failure &&
            !sending &&
            t(failure.type === 'follow-up-over' ? 'admin.cases.followUp.over' : 'admin.failed')
          }
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={sending !== null}>
            {t('admin.cases.open.submit')}
          </Button>
          <Button disabled={sending !== null} onClick={onClose}>
            {t('admin.cases.open.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
