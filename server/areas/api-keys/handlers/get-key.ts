import type { getKey } from '../../../../contract/api-keys/get-key.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ApiKeys } from '../api-keys-context.ts';

export function getKeyHandler({ open }: Pick<ApiKeys, 'open'>): Handler<typeof getKey> {
  return async (_input, { authorization }) => {
    const opened = await open(authorization);
    if (!opened.ok) return opened;
    const { keyId, kind, subject, name, scopes, expiresAt } = opened.holder;
    return {
      ok: true,
      data: {
        keyID: keyId,
        kind,
        number: subject,
        name,
        scopes: [...scopes],
        expiresAt: expiresAt?.toISOString() ?? null,
      },
    };
  };
}
