import { Suspense, useId, useState, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { needsTwoLines } from './field-words.ts';
import { NativeChoice } from './native-choice.tsx';
import { partyInWords, toPetsFilter, type RequestedParty } from './requested-party.ts';
import styles from './search-box.module.css';
import { lazyPart } from '../../components/lazy-part.tsx';

const loadDialog = () => import('./party-dialog.tsx');
const PartyDialog = lazyPart(loadDialog, 'party-dialog');

const personChoices = Array.from({ length: 20 }, (_, index) => index + 1);

export function PartyField({
  party,
  onParty,
}: {
  party: RequestedParty;
  onParty: (party: RequestedParty) => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const words = partyInWords(t, party);
  return (
    <>
      <div className={classNames(styles.cell, styles.scripted)}>
        <span className={styles.label} id={`${id}-label`}>
          {t('search.box.who')}
        </span>
        <button
          type="button"
          id={`${id}-button`}
          className={classNames(styles.input, styles.button, needsTwoLines(words) && styles.long)}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-button`}
          onPointerEnter={() => void loadDialog()}
          onClick={() => setOpen(true)}
          data-testid="party-field"
        >
          {words}
        </button>
      </div>
      <NativeChoice
        id={id}
        name="persons"
        label={t('search.box.persons')}
        value={party.persons}
        onValue={(persons) => onParty({ ...party, persons: Number(persons) })}
      >
        <PersonsOptions />
      </NativeChoice>
      <NativeChoice
        id={id}
        name="pets"
        label={t('search.box.dogs')}
        value={toPetsFilter(party)}
        onValue={(pets) => onParty({ ...party, dogs: pets === 'more' ? 2 : pets === 'one' ? 1 : 0 })}
      >
        <option value="">{t('search.box.noDog')}</option>
        <option value="one">{t('search.box.oneDog')}</option>
        <option value="more">{t('search.box.moreDogs')}</option>
      </NativeChoice>
      {party.childAges.length > 0 && (
        <input type="hidden" name="childAges" value={party.childAges.join(',')} />
      )}
      {open && (
        <Suspense fallback={null}>
          <PartyDialog party={party} onParty={onParty} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function PersonsOptions(): ReactNode {
  const { t } = useTexts();
  return personChoices.map((count) => (
    <option key={count} value={count}>
      {t('search.box.personCount', { count })}
    </option>
  ));
}
