import { Suspense, useId, useState, type ReactNode } from 'react';
import { RenderedOnce } from '../../app/rendered-once.tsx';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { needTwoLines } from './field-words.ts';
import { partyInWords, petsOf, type RequestedParty } from './requested-party.ts';
import styles from './search-box.module.css';
import { lazyPart } from '../../components/lazy-part.tsx';

const loadDialog = () => import('./party-dialog.tsx');
const PartyDialog = lazyPart(loadDialog, 'party-dialog');

const personChoices = Array.from({ length: 20 }, (_, index) => index + 1);

interface PartyFieldProps {
  party: RequestedParty;
  onParty: (party: RequestedParty) => void;
}

/** Who travels: in words on a button where scripts run, else the numbers as the form sends them. */
export function PartyField({ party, onParty }: PartyFieldProps): ReactNode {
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
          className={classNames(styles.input, styles.button, needTwoLines(words) && styles.long)}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-button`}
          onPointerEnter={() => void loadDialog()}
          onClick={() => setOpen(true)}
          data-testid="party-field"
        >
          {words}
        </button>
      </div>
      <RenderedOnce
        as="div"
        className={classNames(styles.cell, styles.native)}
        by={['persons', id, party.persons]}
      >
        <PersonsChoice id={`${id}-persons`} party={party} onParty={onParty} />
      </RenderedOnce>
      <RenderedOnce
        as="div"
        className={classNames(styles.cell, styles.native)}
        by={['pets', id, petsOf(party)]}
      >
        <PetsChoice id={`${id}-pets`} party={party} onParty={onParty} />
      </RenderedOnce>
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

function PersonsChoice({ id, party, onParty }: PartyFieldProps & { id: string }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {t('search.box.persons')}
      </label>
      <select
        id={id}
        name="persons"
        className={styles.input}
        value={party.persons}
        onChange={(event) => onParty({ ...party, persons: Number(event.target.value) })}
      >
        {personChoices.map((count) => (
          <option key={count} value={count}>
            {t('search.box.personCount', { count })}
          </option>
        ))}
      </select>
    </>
  );
}

function PetsChoice({ id, party, onParty }: PartyFieldProps & { id: string }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {t('search.box.dogs')}
      </label>
      <select
        id={id}
        name="pets"
        className={styles.input}
        value={petsOf(party)}
        onChange={(event) =>
          onParty({
            ...party,
            dogs: event.target.value === 'more' ? 2 : event.target.value === 'one' ? 1 : 0,
          })
        }
      >
        <option value="">{t('search.box.noDog')}</option>
        <option value="one">{t('search.box.oneDog')}</option>
        <option value="more">{t('search.box.moreDogs')}</option>
      </select>
    </>
  );
}
