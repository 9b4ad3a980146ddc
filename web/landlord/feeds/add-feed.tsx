import { useState, type ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';

const told = ['feed-address-invalid', 'feeds-full', 'feed-known'];

/** The shortest address that the call takes. */
const urlLengthMin = 8;

/** Connects a calendar; it is read before the answer comes, so that one sees at once whether it works. */
export function AddFeed({
  objectNumber,
  onChanged,
}: {
  objectNumber: number;
  onChanged: (now: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useSubmit('addCalendarFeed', {
    onDone(now) {
      setName('');
      setUrl('');
      setTried(false);
      onChanged(now);
    },
  });
  const { form, onTry } = useFocusOnRefusal(add.sending !== null);
  const isNameMissing = name.trim() === '';
  const isUrlShort = url.trim().length < urlLengthMin;
  const failure = add.sending ? null : add.failure;
  const problem =
    failure && t(`landlord.feeds.refused.${told.includes(failure.type) ? failure.type : 'other'}`);
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
          if (!isNameMissing && !isUrlShort) void add.submit({ objectNumber, name, url });
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
        {problem && (
          <Notice kind="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={add.sending !== null} data-testid="connect-feed">
            {t('landlord.feeds.connect')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
