import { useMemo, type ReactNode } from 'react';
import type { ContentHead } from '../../../domain/content-page.ts';
import { offeredIn, OfferedProvider, type ContentList } from './rich/editor-context.ts';
import type { UnitKey } from './session/unit-session.ts';
import { Workspace } from './workspace.tsx';

const noContent = { targets: { links: {}, pictures: {} }, live: null };

export default function UnitEditor({
  unit,
  listed,
  frame,
  onClose,
}: {
  unit: UnitKey;
  listed: ContentList;
  frame: (head: ContentHead, blocks: ReactNode) => ReactNode;
  onClose: () => void;
}): ReactNode {
  const linkChoices = useMemo(() => offeredIn(listed, unit.language), [listed, unit.language]);
  return (
    <OfferedProvider value={linkChoices}>
      <Workspace unit={unit} editable={{ ...noContent, frame }} onClose={onClose} />
    </OfferedProvider>
  );
}
