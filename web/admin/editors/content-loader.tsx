import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Waiting } from '../parts/gate.tsx';

export type ContentList = ResponseOf<Api['listContents']>;

/** Loads the list of all containers of the site and renders its children with it. */
export function ContentLoader({
  children,
}: {
  children: (listed: ContentList, reload: () => void) => ReactNode;
}): ReactNode {
  const { answer, failure, retry } = useCall('listContents', {});
  return (
    <>
      {failure && <Failed onRetry={retry} />}
      {!answer && !failure && <Waiting />}
      {answer && children(answer, retry)}
    </>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <Notice kind="warning" role="alert">
      <p>{t('admin.failed')}</p>
      <Button onClick={onRetry}>{t('admin.retry')}</Button>
    </Notice>
  );
}
