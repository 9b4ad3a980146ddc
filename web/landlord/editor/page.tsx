import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLeavingQuestion } from '../../features/leaving/use-leaving-question.ts';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { useMay } from '../parts/use-may.ts';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { editorSteps, firstOpenStep, listStepStates } from './editor-steps.ts';
import { CopyHome } from './copy-home.tsx';
import { PublishSection } from './publish-section.tsx';
import { Sections } from './sections.tsx';
import { StepList } from './step-list.tsx';
import steps from './steps.module.css';
import { useEditing } from './use-editing.ts';
import { useGuide, useStep } from './use-guide.ts';

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

/** In the address instead of a step, for all sections on one page. */
const wholeName = 'all';

/** In the address instead of a step, for the form that copies the home. */
const copyName = 'copy';

/** Without a step, the steps are shown as a menu: all sections at once are twenty screens of a phone. */
function Editor({ home, replace }: { home: OwnHome; replace: (home: OwnHome) => void }): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const step = useStep();
  const may = useMay();
  const editingWithoutGuide = useEditing(home, replace);
  const editing = { ...editingWithoutGuide, guide: useGuide(step, editingWithoutGuide) };
  useLeavingQuestion({ isUnsaved: editing.unsaved.length > 0, question: t('landlord.editor.leave') });
  const { title, objectNumber, state, ofFeed } = home;
  const [params] = useSearchParams();
  const isShown = state !== 'removed';
  // Homes of a data feed are read, not worked through in steps.
  const isWhole = ofFeed || params.get('step') === wholeName;
  const at = editorSteps.findIndex(({ name }) => name === step);
  if (params.get('step') === 'open') {
    return <ToStep step={firstOpenStep(listStepStates(home))} />;
  }
  // Copying is for owners; steps are empty for co-hosts.
  const canCopy = may('homes.owner') && home.steps.length > 0 && !ofFeed && isShown;
  if (params.get('step') === copyName && canCopy) {
    return (
      <LandlordFrame title={title === '' ? String(objectNumber) : title}>
        <CopyHome home={home} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={title === '' ? String(objectNumber) : title}>
      <p className={styles.backLine}>
        <Link to={buildPath('LandlordHomes')}>{t('landlord.editor.back')}</Link>
      </p>
      {ofFeed && <Notice>{t('landlord.editor.ofFeed')}</Notice>}
      {isShown && !ofFeed && <StepList states={listStepStates(home)} current={step} />}
      {isShown && (step !== null || isWhole) && (
        <Sections key={step} editing={editing} {...(step !== null && { only: editorSteps[at]!.sections })} />
      )}
      {(step === null || step === 'publish') && <PublishSection editing={editing} />}
      {isShown && !isWhole && (
        <nav className={steps.turns} aria-label={t('landlord.editor.steps.turns')}>
          {at > 0 && (
            <Link to={`?step=${editorSteps[at - 1]!.name}`}>{t('landlord.editor.steps.previous')}</Link>
          )}
          <Link to={buildPath('LandlordHomePreview', { objectNumber })}>
            {t('landlord.editor.steps.preview')}
          </Link>
          <Link to={`?step=${wholeName}`} data-testid="all-sections">
            {t('landlord.editor.steps.onePage')}
          </Link>
          {canCopy && (
            <Link to={`?step=${copyName}`} data-testid="copy-this-home">
              {t('landlord.editor.copy.open')}
            </Link>
          )}
          {step !== null && editorSteps[at + 1] !== undefined && (
            <Link to={`?step=${editorSteps[at + 1]!.name}`}>{t('landlord.editor.steps.skip')}</Link>
          )}
        </nav>
      )}
    </LandlordFrame>
  );
}

/** Navigates within the page. React Router's `Navigate` would add to the initial JavaScript of every guest. */
function ToStep({ step }: { step: string }): null {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(`?step=${step}`, { replace: true });
  }, [navigate, step]);
  return null;
}
