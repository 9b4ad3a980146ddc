/** The place of a watched home's picture, before the page's scripts and after. */
export const itemSizes = '(min-width: 768px) 380px, 100vw';
export const itemWidthMax = 725;
