import type { ReactNode } from 'react';
import type { HomeData } from '../home/home-data.ts';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { PriceBox } from './price-box.tsx';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';

export default function PriceSheet({
  data,
  chosen,
  onClose,
}: {
  data: HomeData;
  chosen: ChosenStay;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  useBackCloses(onClose);
  return (
    <Dialog title={t('object.box.label')} closeLabel={t('search.close')} onClose={onClose}>
      <PriceBox data={data} chosen={chosen} />
    </Dialog>
  );
}
