import { useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { FileButton } from '../editors/file-button.tsx';
import { sendPicture } from '../editors/send-picture.ts';
import { Failed } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { Waiting } from '../parts/gate.tsx';
import { OfficeHours } from './office-hours.tsx';
import styles from './portraits.module.css';
import { StaffNameForm } from './staff-name-form.tsx';

type Member = ResponseOf<Api['listPortraits']>['staff'][number];

export function Portraits(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('listPortraits', {});
  return (
    <>
      <OfficeHours />
      {failure && <Failed onRetry={retry} />}
      {!answer && !failure && <Waiting />}
      {answer?.staff.length === 0 && <p>{t('desk.portraits.empty')}</p>}
      <div className={styles.staff}>
        {answer?.staff.map((member) => (
          <Portrait key={member.staffID} member={member} onChanged={retry} />
        ))}
      </div>
      {answer && <NewMember onAdded={retry} />}
    </>
  );
}

function NewMember({ onAdded }: { onAdded: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={admin.stack}>
      <h2 className={admin.title}>{t('desk.portraits.add')}</h2>
      <StaffNameForm name="" submitLabel={t('desk.portraits.add')} onSaved={onAdded} />
    </Card>
  );
}

function Portrait({
  member: { staffID, staffNameShorted, hasPhoto, base },
  onChanged,
}: {
  member: Member;
  onChanged: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [busy, setBusy] = useState(false);
  const [isRenamed, setRenamed] = useState(false);
  const [problem, setProblem] = useState('');

  async function sendPortrait([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setBusy(true);
    const result = await sendPicture(file, { staffID });
    setBusy(false);
    setProblem(result.ok ? '' : t(`desk.refusal.${result.refusal}`));
    if (result.ok) onChanged();
  }
  async function settle(removal: Promise<unknown>): Promise<void> {
    setBusy(true);
    await removal.then(onChanged, () => setProblem(t('desk.refusal.failed')));
    setBusy(false);
  }
  return (
    <Card className={admin.stack} data-staff={staffID}>
      <h2 className={admin.title}>{staffNameShorted}</h2>
      <p className={styles.faces}>
        {([120, 45] as const).map((side) => (
          <picture key={side}>
            <source type="image/avif" srcSet={`${base}-${side}x${side}.avif`} />
            <img
              src={`${base}-${side}x${side}.webp`}
              alt=""
              width={side}
              height={side}
              className={styles.face}
            />
          </picture>
        ))}
      </p>
      <p className={admin.soft}>{t(hasPhoto ? 'desk.portraits.photo' : 'desk.portraits.drawn')}</p>
      <FailureNotice text={problem !== '' && problem} />
      {isRenamed && (
        <StaffNameForm
          staffID={staffID}
          name={staffNameShorted}
          submitLabel={t('desk.portraits.save')}
          onSaved={() => {
            setRenamed(false);
            onChanged();
          }}
          onCancel={() => setRenamed(false)}
        />
      )}
      <p className={admin.actions}>
        <FileButton
          label={t('desk.portraits.send')}
          spoken={labelled(language, t('desk.portraits.send'), staffNameShorted)}
          busy={busy}
          onFiles={(files) => void sendPortrait(files)}
        />
        {hasPhoto && (
          <ConfirmedButton
            label={t('desk.portraits.remove')}
            spoken={labelled(language, t('desk.portraits.remove'), staffNameShorted)}
            confirm={t('desk.uploads.removeSure')}
            busy={busy}
            onConfirm={() => void settle(browserApi.call('removePortrait', { staffID }))}
          />
        )}
        {!isRenamed && (
          <Button
            small
            aria-label={labelled(language, t('desk.portraits.rename'), staffNameShorted)}
            onClick={() => setRenamed(true)}
          >
            {t('desk.portraits.rename')}
          </Button>
        )}
        <ConfirmedButton
          label={t('desk.portraits.removePerson')}
          spoken={labelled(language, t('desk.portraits.removePerson'), staffNameShorted)}
          confirm={t('desk.portraits.removePersonSure')}
          busy={busy}
          onConfirm={() => void settle(browserApi.call('removeStaffMember', { staffID }))}
        />
      </p>
    </Card>
  );
}
