import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';

export function TextReport({
  report: { changed, same, refused },
  isTaken,
}: {
  report: ResponseOf<Api['importTexts']>;
  isTaken: boolean;
}): ReactNode {
  const { t } = useTexts();
  return (
    <Notice kind={isTaken ? 'success' : 'info'} role="status">
      <p>
        {t(isTaken ? 'admin.texts.taken' : 'admin.texts.wouldTake', { count: changed.length })}{' '}
        {t('admin.texts.same', { count: same })}
      </p>
      {refused.length > 0 && (
        <>
          <p>{t('admin.texts.notTaken', { count: refused.length })}</p>
          <ul>
            {refused.slice(0, 50).map(({ key, problems }) => (
              <li key={key}>
                <code>{key}</code>: {problems.map((problem) => t(`admin.texts.problem.${problem}`)).join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
