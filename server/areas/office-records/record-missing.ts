export const recordMissing = { ok: false, type: 'record-missing', data: null } as const;
