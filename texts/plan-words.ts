import { bedKinds } from '../domain/home-facts.ts';
import type { FloorPlan, PlanRoom } from '../domain/homes/plan-rooms.ts';
import type { Translate } from './translate.ts';

function roomName(room: PlanRoom, { rooms }: FloorPlan, t: Translate): string {
  switch (room.kind) {
    case 'living':
      return t(room.kitchen ? 'object.plan.livingKitchen' : 'object.plan.living');
    case 'bedroom':
      return t('object.beds.room', { number: room.number });
    case 'bath':
      return rooms.filter(({ kind }) => kind === 'bath').length > 1
        ? t('object.plan.bathNumber', { number: room.number })
        : t('object.plan.bath');
    case 'toilet':
      return t('object.plan.toilet');
  }
}

/** Returns the words that a floor plan shows. */
export const planWords = (
  plan: FloorPlan,
  t: Translate,
): { rooms: string[]; outside: string; entrance: string } => ({
  rooms: plan.rooms.map((room) => roomName(room, plan, t)),
  outside: plan.outside ? t(`object.plan.${plan.outside}`) : '',
  entrance: t('object.plan.entrance'),
});

/** Says in a sentence what a floor plan shows: its rooms with their beds. */
export function planInWords(plan: FloorPlan, t: Translate): string {
  const rooms = plan.rooms.map((room) => {
    const name = roomName(room, plan, t);
    if (room.kind !== 'bedroom' && room.kind !== 'living') return name;
    const beds = bedKinds
      .filter((kind) => (room.beds[kind] ?? 0) > 0)
      .map((kind) => t(`object.beds.${kind}`, { count: room.beds[kind]! }));
    return beds.length === 0 ? name : t('object.plan.withBeds', { room: name, beds: beds.join(', ') });
  });
  const all = plan.outside ? [...rooms, t(`object.plan.${plan.outside}`)] : rooms;
  return t('object.plan.alt', { rooms: all.join(', ') });
}
