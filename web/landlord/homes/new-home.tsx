import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { checkTexts } from '../../../domain/homes/check-part.ts';
import type { HomeKind } from '../../../domain/homes/home-kinds.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { toTranslatedRefusal } from './translated-refusal.ts';
import { TownList, useTownChoices } from './town-list.tsx';
import { PinField } from '../parts/pin-field.tsx';
import { KindField } from '../parts/kind-field.tsx';
import { readAddress, readTown, type AddressLine } from '../parts/read-address.ts';
import { isLink, pastedMax, readPair, type Position } from '../parts/read-position.ts';
import styles from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';

const europe = { lat: 48, lon: 10 };
const zooms = { europe: 3, town: 12 };

/** Creates a draft from type, place and name. Everything else is entered in the editor. */
export function NewHome(): ReactNode {
  const { t, language } = useTexts();
  const pathTo = useLandlordPaths();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<HomeKind>('holidayHouse');
  const [town, setTown] = useState('');
  const [place, setPlace] = useState<{ id: number; label: string } | null>(null);
  const [position, setPosition] = useState<Position | null>(null);
  const [hasMap, setHasMap] = useState(false);
  /** What was typed of the address before a town was chosen; the first step of the editor begins with it. */
  const [address, setAddress] = useState<AddressLine>({ street: '', zip: '' });
  const [isTried, setTried] = useState(false);
  const wrongTitle = checkTexts({ title })['title'];
  const isSearching = place === null && position === null;
  const { named, places, others, isNone } = useTownChoices(isLink(town) ? '' : readTown(town), isSearching);
  const start = position ?? named.find(({ placeID }) => placeID === place?.id) ?? named[0];
  const create = useSubmit('createOwnHome', {
    onDone: ({ objectNumber }) =>
      navigate(`${pathTo('LandlordHomeEditor', { objectNumber })}?step=address`, { state: address }),
  });
  const { form, onTry } = useFocusOnRefusal(create.sending !== null);
  const failure = create.sending ? null : create.failure;
  return (
    <Card>
      <form
        ref={form}
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          onTry();
          const location = position ? { position } : place && { placeID: place.id };
          if (location && !wrongTitle) void create.submit({ kind, ...location, language, title });
        }}
      >
        <h2 className={styles.sectionTitle}>{t('landlord.homes.new.title')}</h2>
        <p className={styles.soft}>{t('landlord.homes.new.lead')}</p>
        <KindField kind={kind} onChange={setKind} />
        <TextField
          name="town"
          label={t('landlord.homes.new.town')}
          hint={t('landlord.homes.new.townHint')}
          autoComplete="off"
          maxLength={pastedMax}
          error={
            isSearching && isLink(town)
              ? t('landlord.pin.linkWrong')
              : isTried && isSearching
                ? t('landlord.homes.new.townMissing')
                : undefined
          }
          value={town}
          onChange={({ target }) => {
            setTown(target.value);
            setAddress(readAddress(target.value));
            setPlace(null);
            const pastedPosition = readPair(target.value);
            setPosition(pastedPosition);
            setHasMap(pastedPosition !== null);
          }}
        />
        <TownList
          places={places}
          others={others}
          isNone={isNone}
          onPlace={(chosenTown) => {
            setTown(chosenTown.label);
            setPlace(chosenTown);
          }}
          onTown={({ name, lat, lon }) => {
            setTown(name);
            setPosition({ lat, lon });
            setHasMap(true);
          }}
        />
        <p className="visually-hidden" role="status">
          {place && t('landlord.homes.new.townChosen', { town: place.label })}
        </p>
        {hasMap ? (
          <PinField
            at={position}
            known={null}
            start={start ?? europe}
            zoom={start ? zooms.town : zooms.europe}
            onPick={setPosition}
          />
        ) : (
          <div>
            <Button onClick={() => setHasMap(true)} data-testid="open-pin">
              {t('landlord.homes.new.openPin')}
            </Button>
          </div>
        )}
        <TextField
          name="title"
          label={t('landlord.editor.texts.title')}
          hint={t('landlord.editor.texts.titleHint')}
          maxLength={80}
          error={isTried && wrongTitle ? t(`landlord.editor.invalid.${wrongTitle}`) : undefined}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <FailureNotice
          text={failure && t(`landlord.homes.new.refused.${toTranslatedRefusal(failure.type)}`)}
        />
        <div>
          <Button type="submit" variant="primary" busy={create.sending !== null} data-testid="create-home">
            {t('landlord.homes.new.create')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
