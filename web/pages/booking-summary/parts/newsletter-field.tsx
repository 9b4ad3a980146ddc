import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { CheckboxCard } from '../../../components/choice.tsx';
import type { Summary } from '../use-summary.ts';

/** Offers the newsletter with the booking. It is optional and never ticked in advance. */
export function NewsletterField({ summary }: { summary: Summary }): ReactNode {
  const { t } = useTexts();
  const { newsletter, setNewsletter } = summary;
  if (newsletter === null) return null;
  return (
    <CheckboxCard
      name="newsletter"
      checked={newsletter}
      onChange={(event) => setNewsletter(event.target.checked)}
      label={t('booking.newsletter.label')}
      detail={t('shell.newsletter.consent')}
    />
  );
}
