/** Maximum number of drafts; further ones require that a draft is finished or removed first. */
export const draftsMax = 30;
