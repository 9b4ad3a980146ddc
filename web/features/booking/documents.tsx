import { useState, type ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { Button } from '../../components/button.tsx';
import buttons from '../../components/button.module.css';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useToday } from '../../app/use-today.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './booking-parts.module.css';
import layout from './layout.module.css';

const fileIcons: Readonly<Record<Booking['documents'][number]['kind'], IconName>> = {
  confirmationPdf: 'file',
  calendarFile: 'calendar',
  invoice: 'file',
  cancellationInvoice: 'file',
  feeInvoice: 'file',
};

/**
 * Links to a file, not to a page of the app. The server decides which files open and which are saved. If this browser may not open one,
 * the link leads to the booking's page instead.
 */
function FileLink({
  href,
  icon,
  inNewTab,
  testId,
  children,
}: {
  href: string;
  icon: IconName;
  inNewTab: boolean;
  testId: string;
  children: ReactNode;
}): ReactNode {
  return (
    <a
      href={href}
      className={classNames(buttons.button, buttons.secondary)}
      data-testid={testId}
      {...(inNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Icon name={icon} size={20} />
      {children}
    </a>
  );
}

/** Shares home and dates with fellow travellers. The booking's own link is not shared, because it allows cancelling. */
function ShareStay({ booking }: { booking: Booking }): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const [copied, setCopied] = useState(false);
  const { object, startDate, endDate } = booking;
  const text = t('booking.share.text', {
    home: object.title,
    from: format.dateWithWeekday(startDate),
    to: format.dateWithWeekday(endDate),
  });
  const share = async (): Promise<void> => {
    const url = `${location.origin}${pathOf('ObjectPage', language, { objectNumber: object.objectNumber })}`;
    try {
      if ('share' in navigator) await navigator.share({ title: object.title, text, url });
      else {
        await (navigator as Navigator).clipboard.writeText(`${text}\n${url}`);
        setCopied(true);
      }
    } catch {
      // The visitor closed the dialog, or copying is not allowed: nothing has to be undone.
    }
  };
  return (
    <>
      <Button onClick={() => void share()} data-testid="share-stay">
        <Icon name="persons" size={20} />
        {t('booking.share.button')}
      </Button>
      <p className={layout.small} role="status">
        {copied ? t('booking.share.copied') : ''}
      </p>
    </>
  );
}

export function DocumentLinks({ documents, endDate }: Pick<Booking, 'documents' | 'endDate'>): ReactNode {
  const { t, language } = useTexts();
  const isOver = endDate < useToday();
  return documents
    .filter(({ kind }) => kind !== 'calendarFile' || !isOver)
    .map(({ kind, number, href }) => (
      <FileLink
        key={href}
        href={`${href}?language=${language}`}
        icon={fileIcons[kind]}
        inNewTab={kind !== 'calendarFile'}
        testId={`document-${kind}`}
      >
        {t(`booking.document.${kind}`, { number: number ?? '' })}
      </FileLink>
    ));
}

export function Documents({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  if (booking.documents.length === 0) return null;
  return (
    <Card className={layout.stack}>
      <h2 className={layout.cardTitle}>{t('booking.document.title')}</h2>
      <div className={styles.files}>
        <DocumentLinks {...booking} />
        {(booking.status === 'booked' || booking.status === 'confirmed') && <ShareStay booking={booking} />}
      </div>
    </Card>
  );
}
