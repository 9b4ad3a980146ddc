import type { LettingBusiness } from '../../domain/roles.ts';
import { newKey } from '../../server/areas/api-keys/api-keys.ts';
import { apiKeysStore } from '../../server/areas/api-keys/api-keys-store.ts';
import { keyActsStore } from '../../server/areas/api-keys/key-acts-store.ts';
import type { Tx } from '../../server/platform/database.ts';
import { hashSecret } from '../../server/platform/new-secret.ts';
import { findHomeOf } from '../world-store.ts';

const minuteMs = 60_000;
const monthMs = 30 * 86_400_000;

/** Gives a demo business a key whose secret nobody knows, and what a channel manager has done with it. */
export async function connectProgram(
  tx: Tx,
  business: LettingBusiness,
  { uid, now }: { uid: string; now: Date },
): Promise<void> {
  const { id: keyId, key } = newKey();
  const madeAt = new Date(now.getTime() - 3 * monthMs);
  const isIn = await apiKeysStore.insert(tx, {
    ...{ ...business, keyId, hash: hashSecret(key), uid, at: madeAt },
    name: 'Channel-Manager',
    scopes: ['calendar:read', 'calendar:write', 'bookings:read', 'guests:read'],
    expiresAt: new Date(madeAt.getTime() + 365 * 86_400_000),
  });
  if (!isIn) return;
  const objectNumber = await findHomeOf(tx, business);
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
  if (objectNumber !== null) {
    await keyActsStore.insert(tx, { keyId, kind: 'nightsBlocked', objectNumber, at: ago(3_100) });
    await keyActsStore.insert(tx, { keyId, kind: 'ratesSet', objectNumber, at: ago(1_520) });
  }
  await apiKeysStore.touch(tx, keyId, ago(12));
}
