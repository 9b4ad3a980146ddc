import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/translate.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { Refusal } from '../session/unit-session.ts';

const isTime = (path: string): boolean => path === 'publishAt' || path === 'unpublishAt';

export function timeError(
  refusal: Refusal,
  field: 'publishAt' | 'unpublishAt',
  t: Translate,
): string | undefined {
  return refusal?.paths.includes(field) ? t(`editor.publish.wrong.${field}`) : undefined;
}

export function PublishRefusal({ refusal: { type, paths } }: { refusal: NonNullable<Refusal> }): ReactNode {
  const { t } = useTexts();
  if (type === 'approval-missing')
    return <Notice kind="danger" role="alert" title={t('editor.publish.wrong.approval')} />;
  if (type !== 'content-invalid') return <Notice kind="danger" role="alert" title={t('editor.failed')} />;
  const known = (['slug', 'required'] as const).find((path) => paths.includes(path));
  if (known) return <Notice kind="danger" role="alert" title={t(`editor.publish.wrong.${known}`)} />;
  const lacking = paths.filter((path) => !isTime(path));
  if (lacking.length === 0) return null;
  const lines = lacking.map((path) => {
    const [, number, ...rest] = path.split('.');
    const field = rest.findLast((part) => !/^\d+$/.test(part));
    return number === undefined
      ? t('editor.publish.noHead')
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
