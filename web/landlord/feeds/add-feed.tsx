import { useState, type ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';
import { FeedPreview, type CalendarPreview } from './feed-preview.tsx';

const errorsWithText = ['feed-address-invalid', 'feeds-full', 'feed-known'];

const urlLengthMin = 8;

/** Problems that no waiting solves, so that only another address can be connected. */
const lastingProblems: readonly CalendarPreview['problem'][] = ['address', 'private', 'notCalendar'];

interface SeenPreview {
  url: string;
  preview: CalendarPreview;
}

export function AddFeed({
  objectNumber,
  onChanged,
}: {
  objectNumber: number;
  onChanged: (updated: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useSubmit('addCalendarFeed', {
    onDone(updated) {
      setName('');
      setUrl('');
      setTried(false);
      setSeen(null);
      onChanged(updated);
    },
  });
  const [seen, setSeen] = useState<SeenPreview | null>(null);
  // A preview only applies to the address it was made for.
  const preview = seen?.url === url ? seen.preview : null;
  const check = useSubmit('previewCalendarFeed', {
    onDone: (updated, request) => setSeen({ url: request.url, preview: updated }),
  });
  const canConnect = preview !== null && !lastingProblems.includes(preview.problem);
  const isBusy = add.sending !== null || check.sending !== null;
  const { form, onTry } = useFocusOnRefusal(isBusy);
  const isNameMissing = name.trim() === '';
  const isUrlShort = url.trim().length < urlLengthMin;
  const failure = isBusy ? null : (add.failure ?? check.failure);
  const problem =
    failure && t(`landlord.feeds.refused.${errorsWithText.includes(failure.type) ? failure.type : 'other'}`);
  return (
    <Card>
      <form
        ref={form}
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          onTry();
          if (isNameMissing || isUrlShort) return;
          if (canConnect) void add.submit({ objectNumber, name, url });
          else void check.submit({ objectNumber, url });
        }}
      >
        <h2 className={styles.sectionTitle}>{t('landlord.feeds.add')}</h2>
        <TextField
          name="name"
          required
          maxLength={100}
          label={t('landlord.feeds.name')}
          error={isTried && isNameMissing ? t('landlord.feeds.missing') : undefined}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          name="url"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={2000}
          label={t('landlord.feeds.url')}
          hint={t('landlord.feeds.urlHint')}
          error={
            isTried && isUrlShort
              ? t(
                  url.trim() === ''
                    ? 'landlord.feeds.missing'
                    : 'landlord.feeds.refused.feed-address-invalid',
                )
              : undefined
          }
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <FailureNotice text={problem} />
        {preview && <FeedPreview preview={preview} />}
        <div>
          <Button type="submit" variant="primary" busy={isBusy} data-testid="connect-feed">
            {t(
              !canConnect
                ? 'landlord.feeds.preview.check'
                : preview.problem === null
                  ? 'landlord.feeds.connect'
                  : 'landlord.feeds.preview.connectAnyway',
            )}
          </Button>
        </div>
      </form>
    </Card>
  );
}
