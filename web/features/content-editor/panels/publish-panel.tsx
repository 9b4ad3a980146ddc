import { useState, type ReactNode } from 'react';
import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../editor.module.css';
import type { Refusal, UnitSession } from '../unit-session.ts';

type Step = Parameters<UnitSession['act']>;

/** Brings a text to its readers, now or at a time, ends it, or shows it to somebody by a link before. */
export function PublishPanel({ session, onClose }: { session: UnitSession; onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const { status } = useStore(session);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [done, setDone] = useState('');

  async function act(text: string, ...step: Step): Promise<void> {
    setDone('');
    const refused = await session.act(...step);
    setRefusal(refused);
    if (!refused) setDone(text);
  }
  const start = momentInBerlin(from)?.toISOString();
  const end = momentInBerlin(until)?.toISOString();
  const ending = end === undefined ? {} : { unpublishAt: end };
  return (
    <Dialog title={t('editor.publish.title')} closeLabel={t('editor.close')} onClose={onClose}>
      <div className={styles.panel}>
        {refusal && <Lacking refusal={refusal} />}
        {done !== '' && (
          <Notice kind="success" role="status">
            {done}
          </Notice>
        )}
        <TextField
          type="datetime-local"
          label={t('editor.publish.from')}
          hint={t('editor.publish.zone')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="datetime-local"
          label={t('editor.publish.until')}
          hint={t('editor.publish.untilHint')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <div className={styles.ways}>
          {start === undefined ? (
            <Button
              variant="primary"
              onClick={() => void act(t('editor.publish.published'), 'publish', ending)}
            >
              {t('editor.publish.now')}
            </Button>
          ) : (
            <Button
              variant="primary"
              onClick={() =>
                void act(t('editor.publish.scheduled'), 'schedule', { publishAt: start, ...ending })
              }
            >
              {t('editor.publish.later')}
            </Button>
          )}
          {status === 'scheduled' && (
            <Button onClick={() => void act(t('editor.publish.unscheduled'), 'unschedule')}>
              {t('editor.publish.unschedule')}
            </Button>
          )}
        </div>
        <PreviewLink session={session} />
        <Withdrawing onAct={(text, action) => void act(text, action)} />
      </div>
    </Dialog>
  );
}

/** Says what readers would miss, block by block. */
function Lacking({ refusal: { type, paths } }: { refusal: NonNullable<Refusal> }): ReactNode {
  const { t } = useTexts();
  if (type !== 'content-invalid') return <Notice kind="danger" role="alert" title={t('editor.failed')} />;
  const lines = paths.map((path) => {
    const [, number, ...rest] = path.split('.');
    const field = rest.findLast((part) => !/^\d+$/.test(part));
    return number === undefined
      ? t(
          path === 'publishAt' || path === 'unpublishAt'
            ? 'editor.publish.wrongTime'
            : 'editor.publish.noHead',
        )
      : t('editor.publish.lackingIn', {
          number: Number(number) + 1,
          field: field === undefined ? '' : t(`editor.field.${field}`),
        });
  });
  return (
    <Notice kind="danger" role="alert" title={t('editor.publish.lacking')}>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** A link for people without an account. */
function PreviewLink({ session }: { session: UnitSession }): ReactNode {
  const { t, format } = useTexts();
  const [made, setMade] = useState<{ url: string; expiresAt: string } | null>(null);
  const [failed, setFailed] = useState(false);
  async function make(): Promise<void> {
    setFailed(false);
    await session.save();
    const { contentID } = session.get();
    await browserApi.call('makeContentPreview', { contentID }).then(setMade, () => setFailed(true));
  }
  return (
    <div className={styles.section}>
      <h3>{t('editor.preview.title')}</h3>
      <p>{t('editor.preview.text')}</p>
      {failed && <p role="alert">{t('editor.preview.failed')}</p>}
      {made ? (
        <TextField
          readOnly
          label={t('editor.preview.link')}
          hint={t('editor.preview.until', { moment: format.moment(made.expiresAt) })}
          value={made.url}
          onFocus={({ target }) => target.select()}
        />
      ) : (
        <div>
          <Button onClick={() => void make()}>{t('editor.preview.make')}</Button>
        </div>
      )}
    </div>
  );
}

/** What takes something away asks once more. */
function Withdrawing({ onAct }: { onAct: (text: string, action: 'discard' | 'remove') => void }): ReactNode {
  const { t } = useTexts();
  const [asks, setAsks] = useState<'discard' | 'remove' | null>(null);
  if (asks !== null) {
    return (
      <div className={styles.section} role="group" aria-label={t(`editor.publish.${asks}`)}>
        <p>{t(`editor.publish.${asks}Sure`)}</p>
        <div className={styles.ways}>
          <Button
            onClick={() => {
              onAct(t(`editor.publish.${asks}Done`), asks);
              setAsks(null);
            }}
          >
            {t(`editor.publish.${asks}`)}
          </Button>
          <Button variant="quiet" onClick={() => setAsks(null)}>
            {t('editor.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      <Button small variant="quiet" onClick={() => setAsks('discard')}>
        {t('editor.publish.discard')}
      </Button>
      <Button small variant="quiet" onClick={() => setAsks('remove')}>
        {t('editor.publish.remove')}
      </Button>
    </div>
  );
}
