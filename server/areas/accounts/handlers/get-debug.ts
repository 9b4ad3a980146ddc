import type { getDebug } from '../../../../contract/accounts/get-debug.ts';
import type { Handler } from '../../../http/handler.ts';

export const getDebugHandler =
  (): Handler<typeof getDebug> =>
  (_input, { user }) => {
    const { issuedAt, expiresAt, generation } = user.token;
    return Promise.resolve({
      ok: true,
      data: {
        claims: { iat: issuedAt.toISOString(), exp: expiresAt.toISOString() },
        generation,
        permissions: [...user.permissions].sort(),
      },
    });
  };
