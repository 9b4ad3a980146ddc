/** The same before and after the page's scripts are there. */
export const itemSizes = '(min-width: 768px) 380px, 100vw';
export const itemWidthMax = 725;
