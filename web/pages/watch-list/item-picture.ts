/** Used by the early script and by the page, which have to agree. */
export const itemSizes = '(min-width: 768px) 380px, 100vw';
export const itemWidthMax = 725;
