import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { placeOf, type ChosenPlace } from './chosen-place.ts';
import { recentPlaces } from './recent-places.ts';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';

/** The field's text and what was chosen, which lie with the form around it. */
export interface PlaceField {
  text: string;
  chosen: ChosenPlace | null;
  onText: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
}

interface PlaceCombobox {
  /** Goes to the field. */
  field: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  /** Nothing is typed: the list shows what was chosen lately. */
  isRecent: boolean;
  isShown: boolean;
  /** The suggestion that the arrows have reached; -1 is the field itself. */
  reached: number;
  /** How many suggestions there are for what was typed, to be said aloud; null before they are known. */
  count: number | null;
  setActive: (index: number) => void;
  open(): void;
  close(): void;
  choose(suggestion: Suggestion): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** What a combobox of places knows and does: arrows move in the list, Enter chooses, Escape closes. */
export function usePlaceCombobox({ text, onText, onChoose }: PlaceField): PlaceCombobox {
  const { language } = useTexts();
  const navigate = useNavigate();
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(text, language, isTyping);
  const isRecent = text.trim() === '';
  const suggestions = isRecent ? recentPlaces.get() : found.suggestions;
  const isShown = isOpen && suggestions.length > 0;
  // The list may have become shorter under the arrow keys.
  const current = active < suggestions.length ? active : -1;

  const open = (): void => {
    setTyping(true);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };

  // What was typed before the page came alive counts like everything typed later.
  const field = useRef<HTMLInputElement>(null);
  const isAlive = useRef(false);
  useEffect(() => {
    if (isAlive.current || !field.current) return;
    isAlive.current = true;
    const { value } = field.current;
    if (value === text) return;
    onText(value);
    if (document.activeElement === field.current) open();
  });

  const choose = (suggestion: Suggestion): void => {
    const place = placeOf(suggestion);
    close();
    setTyping(false);
    if (!place) return void navigate(suggestion.path);
    recentPlaces.remember(suggestion);
    onChoose(place);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to an input method while it composes a letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? open() : close();
      if (!isOpen) open();
      // Behind the last option and before the first one is the field itself.
      const places = suggestions.length + 1;
      setActive(((current + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (event.key === 'Enter' && isShown && current >= 0) {
      event.preventDefault();
      choose(suggestions[current]!);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };

  return {
    field,
    suggestions,
    isRecent,
    isShown,
    reached: current,
    count: isOpen && !isRecent && found.text !== '' ? suggestions.length : null,
    setActive,
    open,
    close,
    choose,
    onKeyDown,
  };
}
