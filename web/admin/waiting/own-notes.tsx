import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Link } from '../../components/link.tsx';
import admin from '../parts/admin.module.css';
import { personPath } from '../records/person-path.ts';
import { useRecordLinks } from '../records/use-record-links.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

const nothing = {};

/** What colleagues have written for the reader. Nothing is shown while there is none. */
export function OwnNotes(): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const links = useRecordLinks();
  const { answer, retry } = useCall('listOwnNotes', nothing);
  const finish = useSubmit('finishNote', { onDone: retry });
  if (!answer || answer.notes.length === 0) return null;
  return (
    <Card className={admin.stack} data-testid="own-notes">
      <h2 className={admin.title}>{t('records.notes.own', { count: answer.notes.length })}</h2>
      <ul>
        {answer.notes.map(({ noteID, text, author, writtenAt, bookingDisplayNumber, caseNumber, of }) => (
          <li key={noteID} className={admin.item}>
            <div>
              <p className={admin.words}>{text}</p>
              <p className={admin.badges}>
                <span className={admin.soft}>{`${author} · ${format.moment(writtenAt)}`}</span>
                {caseNumber !== null && (
                  <span>
                    {t('records.column.case')} {links.case(caseNumber)}
                  </span>
                )}
                {bookingDisplayNumber !== null && (
                  <span>
                    {t('records.column.booking')} {links.bookingByNumber(bookingDisplayNumber)}
                  </span>
                )}
                {of && <Link to={personPath(buildPath, of)}>{t('records.notes.person')}</Link>}
              </p>
            </div>
            <p className={admin.actions}>
              <Button
                small
                busy={finish.sending?.noteID === noteID}
                onClick={() => void finish.submit({ noteID })}
              >
                {t('records.notes.finish')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <FailureNotice text={finish.failure && !finish.sending && t('admin.failed')} />
    </Card>
  );
}
