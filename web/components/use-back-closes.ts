import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** State of a history entry: `idx` is the router's index, the mark says that it belongs to a layer. */
interface EntryState {
  idx?: number;
  isLayer?: true;
}

/** Current state and address of the page, even where the address has changed below the layer. */
interface Page {
  state: EntryState;
  address: string;
}

/** The open layer, and the router's index of the page on which it was opened. */
let open: { idx: number | undefined; page: Page; close: () => void } | null = null;
/** The page below a layer that was closed by a control: the layer's history entry is being removed. */
let goingBackTo: Page | null = null;
/** The index of the page that the last back or forward step reached. */
let cameTo: number | undefined;
let isListening = false;

const stateNow = (): EntryState => (window.history.state ?? {}) as EntryState;

function pageNow(): Page {
  const { isLayer: _mark, ...state } = stateNow();
  return { state, address: window.location.href };
}

/** Hides the event from the router, so that the page below stays and nothing is loaded. */
function stayOn(event: PopStateEvent, { state, address }: Page): void {
  event.stopImmediatePropagation();
  if (window.location.href !== address) window.history.replaceState(state, '', address);
}

function onPop(event: PopStateEvent): void {
  const { idx, isLayer } = (event.state ?? {}) as EntryState;
  if (isLayer) {
    if (open) return;
    // The entry of a layer that is closed shows nothing new: on, the way that it was come by.
    event.stopImmediatePropagation();
    if (goingBackTo) {
      // Its layer went with its page in this very moment, and is on the way back already: from another page, as the router is to hear.
      goingBackTo = null;
    } else if (cameTo === idx) {
      window.history.forward();
    } else {
      window.history.back();
    }
    return;
  }
  cameTo = idx;
  const isOpenLayers = open !== null && open.page.state.idx === idx;
  const page = isOpenLayers ? open!.page : goingBackTo?.state.idx === idx ? goingBackTo : null;
  goingBackTo = null;
  if (page) stayOn(event, page);
  if (open && (idx ?? 0) <= (open.idx ?? 0)) open.close();
}

function enter(close: () => void): void {
  // Heard before the router hears it.
  if (!isListening) window.addEventListener('popstate', onPop, true);
  isListening = true;
  const page = pageNow();
  open = { idx: page.state.idx, page, close };
  window.history.pushState({ ...page.state, isLayer: true }, '');
}

/** The router overwrites the history state: the layer's entry keeps its mark, and the page its new address. */
function follow(): void {
  if (!open) return;
  open.page = pageNow();
  if (open.page.state.idx === open.idx && !stateNow().isLayer) {
    window.history.replaceState({ ...open.page.state, isLayer: true }, '');
  }
}

function leave(): void {
  if (!open) return;
  const { page } = open;
  open = null;
  if (!stateNow().isLayer) return;
  goingBackTo = page;
  window.history.back();
}

/**
 * Lets the browser's back button close an overlay, as on phones, instead of leaving the page: a history entry of the same address stands
 * for the overlay, and is removed where it is closed otherwise.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const location = useLocation();
  useEffect(() => {
    // Where it is mounted twice in a row, as React does while developing, it is entered once.
    const timer = setTimeout(() => enter(() => close()));
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  useEffect(follow, [location]);
}
