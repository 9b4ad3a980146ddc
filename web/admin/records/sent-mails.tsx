import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useCall } from '../../app/calls/use-call.ts';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import admin from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { RecordSection } from './record-section.tsx';
import type { PersonRecord } from './record-types.ts';
import { useRecordLinks } from './use-record-links.tsx';

/** Lists mails about the bookings of a person. A mail whose content is still correct can be sent again. */
export function SentMails({ mails }: { mails: PersonRecord['mails'] }): ReactNode {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  const [shownMail, setShownMail] = useState<number | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = useSubmit('resendBookingMail', {
    idempotent: true,
    onDone: ({ email }) => setSentTo(email),
  });
  const failure = resend.sending ? null : resend.failure;
  return (
    <RecordSection
      name="mails"
      title={t('records.mails.title')}
      rows={mails}
      keyOf={({ mailID }) => mailID}
      columns={[
        {
          name: 'mail',
          label: t('records.mails.mail'),
          cell: ({ template }) => t(`records.mails.template.${template}`),
        },
        {
          name: 'booking',
          isShort: true,
          label: t('records.column.booking'),
          cell: ({ bookingDisplayNumber }) => links.bookingByNumber(bookingDisplayNumber),
        },
        {
          name: 'state',
          label: t('records.column.state'),
          cell: ({ state, at }) => t(`records.mails.state.${state}`, { moment: format.moment(at) }),
        },
        {
          name: 'again',
          label: t('records.mails.again'),
          cell: ({ mailID, again }) =>
            again ? (
              <ConfirmedButton
                label={t('records.mails.send')}
                confirm={t('records.mails.confirm')}
                busy={resend.sending?.mailID === mailID}
                disabled={resend.sending !== null}
                onConfirm={() => {
                  setSentTo(null);
                  void resend.submit({ mailID });
                }}
              />
            ) : null,
        },
        {
          name: 'text',
          label: t('records.mails.text'),
          cell: ({ mailID, again }) =>
            again ? (
              <Button
                small
                variant="quiet"
                aria-expanded={shownMail === mailID}
                onClick={() => setShownMail(shownMail === mailID ? null : mailID)}
              >
                {t(shownMail === mailID ? 'records.mails.hide' : 'records.mails.show')}
              </Button>
            ) : null,
        },
      ]}
    >
      {shownMail !== null && <MailText key={shownMail} mailID={shownMail} />}
      <div role="status">
        {sentTo !== null && <Notice kind="success">{t('records.mails.sent', { email: sentTo })}</Notice>}
      </div>
      <FailureNotice
        kind="warning"
        text={failure && t(failure.type === 'mail-outdated' ? 'records.mails.outdated' : 'admin.failed')}
      />
    </RecordSection>
  );
}

/** The words of a mail as it would be sent now. */
function MailText({ mailID }: { mailID: number }): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('previewBookingMail', { mailID });
  if (failure?.type === 'mail-outdated') {
    return <Notice kind="warning">{t('records.mails.outdated')}</Notice>;
  }
  if (!answer) return <Pending {...{ answer, failure, retry }} />;
  return (
    <section className={admin.block} aria-label={answer.subject} data-testid="mail-text">
      <p className={admin.strong}>{answer.subject}</p>
      <p className={admin.words}>{answer.text}</p>
    </section>
  );
}
