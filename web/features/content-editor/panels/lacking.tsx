import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { Refusal } from '../session/unit-session.ts';

/** Says what readers would miss, block by block. */
export function Lacking({ refusal: { type, paths } }: { refusal: NonNullable<Refusal> }): ReactNode {
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
