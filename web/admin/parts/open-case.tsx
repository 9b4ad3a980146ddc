import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openedCaseLengths } from '../../../domain/contact-case.ts';
import { contactLengths } from '../../../domain/contact-form.ts';
import { contactKinds, contactTopics, type ContactKind } from '../../../domain/contact-topics.ts';
import { isLanguage, languages, type Language } from '../../../domain/language.ts';
import { isEmail } from '../../../domain/reachable.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './admin.module.css';

/** What is already known about the caller. */
export interface Caller {
  name: string;
  email: string;
  phone: string;
  bookingNumber?: string;
  objectNumber?: string;
  language?: string | null;
}

const noCaller: Caller = { name: '', email: '', phone: '' };

/** Opens a case for somebody who called. Nobody is mailed; the case then opens with its answer form. */
export function OpenCase({
  caller = noCaller,
  topics,
}: {
  caller?: Caller;
  /** Topic names by `<kind>.<topic>`. */
  topics: Readonly<Record<string, string>>;
}): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <OpenCaseForm caller={caller} topics={topics} onClose={() => setOpen(false)} />
  ) : (
    <div>
      <Button onClick={() => setOpen(true)} data-testid="open-case">
        {t('admin.cases.open.title')}
      </Button>
    </div>
  );
}

function OpenCaseForm({
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
  const [form, setForm] = useState({
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
  const set = (change: Partial<typeof form>): void => setForm((before) => ({ ...before, ...change }));
  const invalid = {
    name: form.name.trim() === '',
    email: !isEmail(form.email.trim()),
    text: form.text.trim().length < openedCaseLengths.text.min,
    bookingNumber: !/^(?:[1-9]\d{0,8})?$/.test(form.bookingNumber.trim()),
  };
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
        <SelectField
          name="topic"
          label={t('admin.cases.field.topic')}
          value={form.topic}
          onChange={({ target }) => set({ topic: target.value })}
        >
          {contactKinds.map((kind) => (
            <optgroup key={kind} label={t(`admin.roles.${kind}`)}>
              {contactTopics[kind].map((topic) => (
                <option key={topic} value={`${kind}.${topic}`}>
                  {topics[`${kind}.${topic}`] ?? topic}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField
          name="name"
          label={t('admin.cases.field.name')}
          maxLength={contactLengths.name}
          error={errorOf('name')}
          value={form.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          name="email"
          type="email"
          label={t('admin.cases.field.email')}
          maxLength={contactLengths.email}
          error={errorOf('email')}
          value={form.email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('admin.cases.field.phone')}
          maxLength={contactLengths.phone}
          value={form.phone}
          onChange={({ target }) => set({ phone: target.value })}
        />
        <TextField
          name="bookingNumber"
          inputMode="numeric"
          label={t('admin.cases.field.bookingNumber')}
          maxLength={9}
          error={errorOf('bookingNumber')}
          value={form.bookingNumber}
          onChange={({ target }) => set({ bookingNumber: target.value })}
        />
        <SelectField
          name="language"
          label={t('admin.cases.field.language')}
          value={form.language}
          onChange={({ target }) => set({ language: target.value as Language })}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          name="text"
          label={t('admin.cases.open.text')}
          rows={4}
          maxLength={openedCaseLengths.text.max}
          error={errorOf('text')}
          value={form.text}
          onChange={({ target }) => set({ text: target.value })}
        />
        <TextField
          name="followUpOn"
          type="date"
          label={t('admin.cases.followUp.label')}
          hint={t('admin.cases.followUp.hint')}
          value={form.followUpOn}
          onChange={({ target }) => set({ followUpOn: target.value })}
        />
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
