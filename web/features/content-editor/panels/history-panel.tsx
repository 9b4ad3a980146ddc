import { useMemo, useState, type ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SelectField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';
import { parseContainer, serializeBlocks, type UnitSession } from '../session/unit-session.ts';
import { Difference } from '../difference/difference.tsx';
import { RestoreRevision } from './restore-revision.tsx';

export function HistoryPanel({ session, onClose }: { session: UnitSession; onClose: () => void }): ReactNode {
  const { t, format } = useTexts();
  const { contentID, blocks, status } = useStore(session);
  const { answer, failure, retry } = useCall('listContentRevisions', { contentID });
  const [chosen, setChosen] = useState<number | null>(null);
  const [against, setAgainst] = useState<number | 'now' | null>(null);
  const revisions = useMemo(() => answer?.revisions ?? [], [answer]);
  const number = chosen ?? revisions[0]?.revision ?? null;
  const comparedWith = against ?? (number !== null && number > 1 ? number - 1 : 'now');
  const blocksAt = (revisionNumber: number | 'now' | null) => {
    const revision = revisions.find((one) => one.revision === revisionNumber);
    return revision ? parseContainer(revision.containerContent) : blocks;
  };
  return (
    <Dialog broad title={t('editor.history.title')} closeLabel={t('editor.close')} onClose={onClose}>
      <div className={styles.panel}>
        {failure && <Notice kind="danger" role="alert" title={t('editor.failed')} />}
        {answer && revisions.length === 0 && <p>{t('editor.history.none')}</p>}
        {number !== null && (
          <>
            <div className={styles.pair}>
              <SelectField
                label={t('editor.history.revision')}
                value={number}
                onChange={({ target }) => {
                  setChosen(Number(target.value));
                  setAgainst(null);
                }}
              >
                {revisions.map(({ revision, reason, author, createdAt }) => (
                  <option key={revision} value={revision}>
                    {t('editor.history.line', {
                      revision,
                      reason: t(`editor.reason.${reason}`),
                      author: author ?? t('editor.history.house'),
                      moment: format.moment(createdAt),
                    })}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('editor.history.against')}
                value={String(comparedWith)}
                onChange={({ target }) => setAgainst(target.value === 'now' ? 'now' : Number(target.value))}
              >
                <option value="now">{t('editor.history.now')}</option>
                {revisions
                  .filter(({ revision }) => revision !== number)
                  .map(({ revision, createdAt }) => (
                    <option key={revision} value={revision}>
                      {revision} · {format.moment(createdAt)}
                    </option>
                  ))}
              </SelectField>
            </div>
            <Difference before={blocksAt(comparedWith)} after={blocksAt(number)} />
            <RestoreRevision
              revision={number}
              isShown={
                status === 'published' && serializeBlocks(blocksAt(number)) === serializeBlocks(blocks)
              }
              act={(...step) => session.act(...step)}
              onRestored={() => {
                // The restored revision is now the newest one.
                setChosen(null);
                setAgainst(null);
                retry();
              }}
            />
          </>
        )}
        <h3>{t('editor.history.events')}</h3>
        <ul className={styles.events}>
          {(answer?.events ?? []).map(({ at, action, author, note }, index) => (
            <li key={index}>
              {format.moment(at)} · {author} · {t(`editor.action.${action}`)}
              {note !== '' && <q className={styles.note}>{note}</q>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
