import type { ReactNode } from 'react';
import type { OfficeContact } from '../../../contract/office/office-contact.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { groupTimes } from './office-times.ts';

export function OpeningTimes({
  times,
  className,
}: {
  times: OfficeContact['staffTimes'];
  className?: string | undefined;
}): ReactNode {
  const { t, format } = useTexts();
  if (times.length === 0) return null;
  return (
    <dl className={className}>
      {groupTimes(times).map(({ first, last, spans }) => (
        <div key={first}>
          <dt>
            {first === last
              ? t(`object.weekday.${first}`)
              : t('home.office.days', {
                  first: t(`object.weekday.${first}`),
                  last: t(`object.weekday.${last}`),
                })}
          </dt>
          <dd>
            {spans
              .map(({ from, to }) => t('home.office.hours', { from: format.time(from), to: format.time(to) }))
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
