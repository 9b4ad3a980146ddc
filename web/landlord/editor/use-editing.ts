import { useCallback, useRef, useState } from 'react';
import type { HomePart, OwnHome } from '../../../contract/homes/own-home.ts';
import { checkHomePart } from '../../../domain/homes/check-home-part.ts';
import { boundsOfField } from '../../../domain/homes/check-part.ts';
import type { FieldErrors } from '../../../domain/homes/field-errors.ts';
import { registrationExample } from '../../../domain/homes/registration-numbers.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';

export type Section = HomePart['section'];

/** The guide through the steps. Absent if all sections are shown on one page. */
export interface Guide {
  /** Returns true if saving this section completes its step. */
  leadsOn(section: Section): boolean;
  onSaved(section: Section): void;
}

export interface ProposedDiscount {
  /** Nights. */
  threshold: number;
  percent: number;
}

/** State shared by the sections of the editor: the home and the current save. */
export interface Editing {
  home: OwnHome;
  guide?: Guide | null;
  replace(home: OwnHome): void;
  /** Saves a section. `onSaved` receives the saved home, so that fields show the stored values. */
  save(part: HomePart, onSaved?: (home: OwnHome) => void): void;
  /** The section that is being saved. Only one can be saved at a time. */
  sending: Section | null;
  saved: Section | null;
  /** Sections with changes that are not saved. */
  unsaved: readonly Section[];
  noteUnsaved(section: Section, isUnsaved: boolean): void;
  /** A discount for long stays that another section proposes, to be saved with the costs. Null if there is none. */
  proposedDiscount?: ProposedDiscount | null;
  proposeDiscount?(proposed: ProposedDiscount | null): void;
  problemOf(section: Section): 'home-changed' | 'other' | null;
  errorOf(section: Section, field: string): string | undefined;
}

export function useEditing(home: OwnHome, replace: (home: OwnHome) => void): Editing {
  const { t, language } = useTexts();
  const [last, setLast] = useState<Section | null>(null);
  const [unsaved, setUnsaved] = useState<readonly Section[]>([]);
  const noteUnsaved = useCallback((section: Section, isUnsaved: boolean): void => {
    setUnsaved((current) => [...current.filter((one) => one !== section), ...(isUnsaved ? [section] : [])]);
  }, []);
  const [proposedDiscount, proposeDiscount] = useState<ProposedDiscount | null>(null);
  const onSavedLast = useRef<((home: OwnHome) => void) | undefined>(undefined);
  const [wrongHere, setWrongHere] = useState<FieldErrors | null>(null);
  const { objectNumber, edition, country } = home;
  const { personsMax } = home.basics;
  const call = useSubmit('setOwnHome', {
    onDone(updated) {
      replace(updated);
      onSavedLast.current?.(updated);
    },
    async onFailure({ type }) {
      // The next save is based on the current version. The landlord first sees that the home has changed.
      if (type === 'home-changed') {
        replace(await browserApi.call('getOwnHome', { objectNumber, languageCode: language }));
      }
    },
  });
  const failure = call.sending ? null : call.failure;
  const fieldErrors: FieldErrors = wrongHere ?? (failure?.type === 'home-invalid' ? failure.data.fields : {});
  return {
    home,
    replace,
    save(part, onSaved) {
      onSavedLast.current = onSaved;
      setLast(part.section);
      // Only the server knows the country of a position that was moved.
      const isMoved =
        part.section === 'address' && (part.lat !== home.address.lat || part.lon !== home.address.lon);
      const localErrors = checkHomePart(part, { country: isMoved ? '' : country, town: null, personsMax });
      if (Object.keys(localErrors).length > 0) return setWrongHere(localErrors);
      setWrongHere(null);
      void call.submit({ objectNumber, languageCode: language, edition, part });
    },
    sending: call.sending ? last : null,
    unsaved,
    noteUnsaved,
    proposedDiscount,
    proposeDiscount,
    saved: !call.sending && !call.failure && !wrongHere ? last : null,
    problemOf(section) {
      if (wrongHere || !failure || last !== section || failure.type === 'home-invalid') return null;
      return failure.type === 'home-changed' ? 'home-changed' : 'other';
    },
    errorOf(section, field) {
      const reason = last === section ? fieldErrors[field] : undefined;
      if (reason === 'registration')
        return t('landlord.editor.invalid.registration', { example: registrationExample(country) });
      if (reason === 'number') {
        const [least, most] = field === 'furtherGuests.included' ? [1, personsMax] : boundsOfField(field);
        const key = field === 'kilowatts' ? 'measure' : 'number';
        return t(`landlord.editor.invalid.${key}`, { least: String(least), most: String(most) });
      }
      return reason && t(`landlord.editor.invalid.${reason}`);
    },
  };
}
