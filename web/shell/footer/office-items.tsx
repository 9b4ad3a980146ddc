import type { ReactNode } from 'react';
import { LineItems, LineName } from '../../features/office/line-links.tsx';
import { useOfficeLine, type OfficeLine } from '../../features/office/office-line.ts';

/** Who answers and how, as items of a list. */
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
