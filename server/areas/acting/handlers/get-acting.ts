import type { getActing } from '../../../../contract/acting/get-acting.ts';
import type { Handler } from '../../../http/handler.ts';

export function getActingHandler(): Handler<typeof getActing> {
  return (_input, { acting }) =>
    Promise.resolve({
      ok: true,
      data: { acting: acting ? { name: acting.name, until: acting.until.toISOString() } : null },
    });
}
