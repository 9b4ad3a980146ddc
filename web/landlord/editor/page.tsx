import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLeavingQuestion } from '../../features/leaving/use-leaving-question.ts';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { AddressSection } from './address-section.tsx';
import { AmenitiesSection } from './amenities-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CostsSection } from './costs-section.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { PublishSection } from './publish-section.tsx';
import { SeasonsSection } from './seasons-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { useEditing } from './use-editing.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordHomeEditorPage(): ReactNode {
  const { t, language } = useTexts();
  const objectNumber = Number(useParams()['objectNumber'] ?? '0');
  const call = useOwnCall('getOwnHome', { objectNumber, languageCode: language });
  const [changed, setChanged] = useState<OwnHome | null>(null);
  const home = changed?.objectNumber === objectNumber ? changed : call.answer;
  if (!home || home.objectNumber !== objectNumber) {
    return (
      <LandlordFrame title={t('landlord.editor.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return <Editor key={objectNumber} home={home} replace={setChanged} />;
}

function Editor({ home, replace }: { home: OwnHome; replace: (home: OwnHome) => void }): ReactNode {
  const { t } = useTexts();
  const pathOf = useLandlordPaths();
  const editing = useEditing(home, replace);
  useLeavingQuestion({ isUnsaved: editing.isUnsaved, question: t('landlord.editor.leave') });
  const { title, objectNumber, state, ofFeed } = home;
  return (
    <LandlordFrame title={title === '' ? String(objectNumber) : title}>
      <p className={styles.backLine}>
        <Link to={pathOf('LandlordHomes')}>{t('landlord.editor.back')}</Link>
      </p>
      {ofFeed && <Notice>{t('landlord.editor.ofFeed')}</Notice>}
      {state !== 'removed' && (
        <>
          <BasicsSection editing={editing} />
          <AddressSection editing={editing} />
          <TextsSection editing={editing} />
          <PhotosSection editing={editing} />
          <AmenitiesSection editing={editing} />
          <MeasuresSection editing={editing} />
          <SeasonsSection editing={editing} />
          <CostsSection editing={editing} />
          <TermsSection editing={editing} />
        </>
      )}
      <PublishSection editing={editing} />
    </LandlordFrame>
  );
}
