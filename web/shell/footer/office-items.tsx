import type { ReactNode } from 'react';
import { LineItems, LineName } from '../../features/office/line-links.tsx';
import { useOfficeLine, type OfficeLine } from '../../features/office/office-line.ts';

export function OfficeItems({ office }: { office: OfficeLine }): ReactNode {
  const line = useOfficeLine(office) ?? office;
  return (
    <>
      {line.name && (
        <li>
          <LineName line={line} />
        </li>
      )}
      <LineItems line={line} />
    </>
  );
}
