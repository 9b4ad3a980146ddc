import type { ReactNode } from 'react';
import type { HomeData } from '../home/home-data.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';
import PriceCalendar from './price-calendar.tsx';

export default function CalendarDialog({
  data: { home, calendar, seasons },
  chosen: { stay, change },
  onClose,
  onChosen,
}: {
  data: Pick<HomeData, 'home' | 'calendar' | 'seasons'>;
  chosen: ChosenStay;
  onClose: () => void;
  /** Called when a stay was chosen, instead of only closing. */
  onChosen?: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <Dialog title={t('object.box.pick')} closeLabel={t('search.close')} onClose={onClose} wide>
      <PriceCalendar
        objectNumber={home.objectNumber}
        calendar={calendar}
        seasons={seasons}
        stay={stay}
        takesFocus
        scrolls
        onStay={(next) => {
          change(next);
          (onChosen ?? onClose)();
        }}
      />
    </Dialog>
  );
}
