import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { addEndpoints } from '../../app/api/browser-api.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { useVisitor } from '../visitor/use-visitor.ts';
import styles from './acting-band.module.css';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

type Acting = NonNullable<ResponseOf<Api['getActing']>['acting']>;

const noInput = {};

/** Shows above each page of a room that an office member is acting for its owner, and until when. Makes no call for other visitors. */
export function ActingBand(): ReactNode {
  const { account } = useVisitor();
  return account?.accountPermissions['accounts.actFor'] === true ? <Band /> : null;
}

function Band(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<{ officePath?: string } | undefined>();
  const { answer, retry } = useCall('getActing', noInput);
  const acting = answer?.acting ?? null;
  const [last, setLast] = useState<Acting | null>(null);
  if (acting && acting.until !== last?.until) setLast(acting);
  const endsAt = acting?.until;
  // Asks again when the session ends, so that the band disappears before a call is refused.
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const timer = setTimeout(retry, Math.max(0, Date.parse(endsAt) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [endsAt, retry]);
  if (acting) return <ActingNotice acting={acting} officePath={page?.officePath} />;
  if (!answer || !last) return null;
  return (
    <aside className={styles.band} aria-label={t('acting.band.label')} role="alert">
      <p>{t('acting.band.over', { name: last.name })}</p>
      {page?.officePath !== undefined && <a href={page.officePath}>{t('acting.band.office')}</a>}
    </aside>
  );
}

function ActingNotice({ acting, officePath }: { acting: Acting; officePath: string | undefined }): ReactNode {
  const { t, format } = useTexts();
  const end = useSubmit('endActing', {
    // The page still shows data of the owner, so it is loaded again.
    onDone: () => (officePath === undefined ? location.reload() : location.assign(officePath)),
  });
  const busy = end.sending !== null;
  return (
    <aside className={styles.band} aria-label={t('acting.band.label')} data-testid="acting-band">
      <p>
        <strong>{t('acting.band.text', { name: acting.name })}</strong>{' '}
        {t('acting.band.until', { moment: format.moment(acting.until) })}
      </p>
      <Button small busy={busy} onClick={() => void end.submit({})}>
        {t('acting.band.end')}
      </Button>
      {end.failure && !busy && (
        <p className={styles.failed} role="alert">
          {t('acting.band.failed')}
        </p>
      )}
    </aside>
  );
}
