import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Notice } from '../../../components/notice.tsx';

export function ActFailure({ failure }: { failure: { type: string } | null }): ReactNode {
  const { t } = useTexts();
  if (!failure) return null;
  return (
    <Notice kind="danger" role="alert">
      {t(
        failure.type === 'last-administrator'
          ? 'admin.roles.last'
          : failure.type === 'too-many-tries'
            ? 'admin.roles.tooMany'
            : 'admin.failed',
      )}
    </Notice>
  );
}
