import { createOwnerLinks } from '../../platform/owner-links.ts';

export const newsletterLinks = createOwnerLinks('newsletter');
