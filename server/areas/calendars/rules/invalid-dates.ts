export const invalidDates = { ok: false, type: 'invalid-dates', data: null } as const;
