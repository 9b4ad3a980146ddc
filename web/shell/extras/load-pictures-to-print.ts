export function loadPicturesToPrint(): void {
  window.addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      image.loading = 'eager';
    }
  });
}
