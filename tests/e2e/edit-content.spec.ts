import type { Page } from '@playwright/test';
import { browserOf } from './browser-of.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

const address = '/reisegutscheine/';

const bar = (page: Page) => page.getByTestId('editor-bar');
const textBlock = (page: Page) => page.getByRole('region', { name: /^Text, Baustein/ }).first();

async function openEditor(page: Page, path = address): Promise<void> {
  await page.goto(path);
  await bar(page)
    .getByRole('button', { name: /Deutsch/ })
    .click();
}

async function typeInText(page: Page, words: string): Promise<void> {
  await textBlock(page).getByRole('button', { name: 'Bearbeiten' }).click();
  const writing = textBlock(page).getByRole('textbox', { name: 'Text' });
  await expect(writing).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(words);
  await expect(writing.getByRole('heading').first()).toHaveText(new RegExp(`^${words}`));
}

/** Waits until nothing of the open text is unsaved. */
async function expectSaved(page: Page): Promise<void> {
  await expect(bar(page).getByTestId('saving')).toContainText('Entwurf · gesichert', { timeout: 15_000 });
}

/** An aborted test has left its lock behind, so that the second attempt takes the lock over. */
async function beginEditing(page: Page, path = address): Promise<void> {
  await openEditor(page, path);
  const takeOver = page.getByRole('button', { name: /^(Bearbeitung übernehmen|Hier weiter)/ });
  const write = textBlock(page).getByRole('button', { name: 'Bearbeiten' });
  await expect(takeOver.or(write)).toBeVisible();
  if (await takeOver.isVisible()) await takeOver.click();
}

test('one editor writes on the page, another takes over, plans, shows it by a link and publishes; nothing is lost', async ({
  browser,
  page: guest,
}) => {
  const first = await browserOf(browser, 'editor');
  const second = await browserOf(browser, 'admin');
  const edda = await first.newPage();
  await beginEditing(edda);
  await typeInText(edda, 'Satz von Edda. ');
  await expectSaved(edda);
  await expectAccessible(edda);
  // From the text to its tools and back, by keyboard alone.
  await edda.keyboard.press('Alt+F10');
  await expect(textBlock(edda).getByRole('button', { name: 'Absatz' })).toBeFocused();
  await edda.keyboard.press('ArrowRight');
  await expect(textBlock(edda).getByRole('button', { name: 'Überschrift', exact: true })).toBeFocused();
  await edda.keyboard.press('Escape');
  await expect(textBlock(edda).getByRole('textbox', { name: 'Text' })).toBeFocused();
  await edda.keyboard.type('Noch nicht gesichert. ');

  const ada = await second.newPage();
  await openEditor(ada);
  await expect(ada.getByRole('alert')).toContainText('bearbeitet diesen Text gerade');
  await ada.getByRole('button', { name: 'Bearbeitung übernehmen' }).click();
  await typeInText(ada, 'Satz von Ada. ');
  await expectSaved(ada);
  // Whoever lost the text learns it with the next saving or sign of life, and finds what they wrote as their own copy.
  await expect(edda.getByRole('alert')).toContainText('hat die Bearbeitung übernommen', { timeout: 45_000 });

  await bar(ada).getByRole('button', { name: 'Veröffentlichen …' }).click();
  const panel = ada.getByRole('dialog');
  await panel.getByLabel('Ab', { exact: true }).fill('2031-05-01T08:00');
  await panel.getByRole('button', { name: 'Dann veröffentlichen' }).click();
  await expect(panel.getByRole('status')).toContainText('Geplant');
  await panel.getByRole('button', { name: 'Vorschau-Link erzeugen' }).click();
  const preview = await panel.getByLabel('Link zur Vorschau').inputValue();
  await guest.goto(new URL(preview).pathname + new URL(preview).search);
  await expect(guest.getByTestId('preview')).toBeVisible();
  await expect(guest.getByRole('heading', { name: /Satz von Ada\./ })).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: /Satz von Ada\./ })).toHaveCount(0);
  await expect(bar(guest)).toHaveCount(0);

  await panel.getByLabel('Ab', { exact: true }).fill('');
  await panel.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(panel.getByRole('status')).toContainText('Veröffentlicht');
  await guest.reload();
  await expect(guest.getByRole('heading', { name: /Satz von Ada\./ })).toBeVisible();
  await panel.getByRole('button', { name: 'Schließen' }).click();

  await bar(ada).getByRole('button', { name: 'Fassungen' }).click();
  const revisions = ada.getByRole('dialog');
  await expect(
    revisions.getByTestId('difference').or(revisions.getByText('Kein Unterschied.')),
  ).toBeVisible();
  await revisions.getByLabel('Fassung', { exact: true }).selectOption('1');
  const restore = revisions.getByRole('button', { name: 'Fassung 1 veröffentlichen' });
  await restore.click();
  await expect(restore).toBeFocused();
  await restore.click();
  await expect(revisions.getByText('Fassung 1 ist wieder veröffentlicht.')).toBeVisible();
  await expect(revisions.getByText('Fassung wiederhergestellt')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: /Satz von Ada\./ })).toHaveCount(0);
  await revisions.getByRole('button', { name: 'Schließen' }).click();
  await bar(ada).getByRole('button', { name: 'Schließen' }).click();

  await edda.reload();
  await openEditor(edda);
  await expect(edda.getByTestId('own-copy')).toContainText('Ihre Kopie');
  await edda.getByRole('button', { name: 'Meine Kopie einsetzen' }).click();
  await expect(textBlock(edda)).toContainText('Noch nicht gesichert.');
  await first.close();
  await second.close();
});

test('an editor adds a page on the desk, writes and publishes it, and guests read it', async ({
  browser,
}) => {
  const context = await browserOf(browser, 'admin');
  const page = await context.newPage();
  await page.goto('/admin/');
  await page.getByRole('link', { name: 'Neue Seite' }).click();
  const form = page.getByTestId('new-page-form');
  const german = form.getByRole('group', { name: 'Deutsch' });
  await german.getByLabel('Titel').fill('Wann wir da sind');
  await expect(german.getByLabel('Ende der Adresse')).toHaveValue('wann-wir-da-sind');
  await german.getByLabel('Ende der Adresse').fill('agb');
  await form.getByRole('button', { name: 'Anlegen und schreiben' }).click();
  await expect(german.getByText('Diese Adresse ist schon vergeben.', { exact: false })).toBeVisible();
  await german.getByLabel('Ende der Adresse').fill('oeffnungszeiten');
  await form.getByRole('button', { name: 'Anlegen und schreiben' }).click();

  const head = page.getByRole('region', { name: /^Kopf der Seite/ });
  await head.getByRole('button', { name: 'Bearbeiten' }).click();
  await head.getByLabel('Beschreibung').fill('Montag bis Freitag.');
  await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  await page.goto('/oeffnungszeiten/');
  await expect(page.getByRole('heading', { level: 1, name: 'Wann wir da sind' })).toBeVisible();
  await page.goto('/admin/pages/');
  const tree = page.getByTestId('page-tree');
  await expect(tree.getByRole('link', { name: 'Wann wir da sind', exact: true })).toBeVisible();
  await context.close();
});

test('blocks are added, moved by keyboard and removed with a way back, and what is pasted is cleaned', async ({
  browser,
}) => {
  const context = await browserOf(browser, 'admin');
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    // The page's policy blocks hostile parts of the pasted text, and the browser reports that.
    if (message.type() === 'error' && !message.text().includes('Content Security Policy'))
      noise.push(message.text());
  });
  page.on('dialog', (dialog) => noise.push(`a script ran: ${dialog.message()}`));
  await page.goto('/logos/');
  await bar(page)
    .getByRole('button', { name: /Deutsch/ })
    .click();
  await page
    .getByRole('button', { name: /Baustein hinzufügen/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
  const fresh = page.getByRole('region', { name: /^Text, Baustein 2 / });
  await expect(fresh.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.evaluate(() => {
    const html = `<html><body><!--StartFragment--><style>p{color:red}</style>
      <p class="MsoNormal" style="color:red" onclick="alert(1)">Ein <b>fetter</b> Satz<o:p></o:p></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span>·&nbsp;&nbsp; </span>Erster Punkt</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span>·&nbsp;&nbsp; </span>Zweiter Punkt</p>
      <p><a href="javascript:alert(1)">böser Link</a> <a href="https://www.rki.de/">guter Link</a>
      <img src="x" onerror="alert(1)"></p><script>alert(1)</script></body></html>`;
    const data = new DataTransfer();
    data.setData('text/html', html);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const writing = fresh.getByRole('textbox', { name: 'Text' });
  await expect(writing.getByRole('listitem')).toHaveText(['Erster Punkt', 'Zweiter Punkt']);
  await expect(writing.locator('strong')).toHaveText('fetter');
  await expect(writing.locator('a')).toHaveText(['guter Link']);
  expect(await writing.innerHTML()).not.toMatch(/style=|onclick|onerror|<img|<script|javascript:/);
  await fresh.getByRole('button', { name: 'Fertig' }).click();

  const handle = fresh.getByRole('button', { name: /verschieben/ });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  const moved = page.getByRole('region', { name: /^Text, Baustein 3 / }).filter({ hasText: 'Erster Punkt' });
  await expect(moved).toBeVisible();
  await moved.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('Erster Punkt')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Erster Punkt')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  // Whoever looks after the site has a button of their own at the end of the page, which must cover none of the bar's.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [ownButton, barBox] = await Promise.all([
    page.getByTestId('debug-panel').boundingBox(),
    bar(page).boundingBox(),
  ]);
  const isAbove = ownButton!.y + ownButton!.height <= barBox!.y;
  const isBelow = ownButton!.y >= barBox!.y + barBox!.height;
  expect(isAbove || isBelow).toBe(true);
  await bar(page).getByRole('button', { name: 'Veröffentlichen …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('verworfen');
  expect(noise).toEqual([]);
  await context.close();
});

test('an editor asks for a review of a legal text, a colleague comments and approves, and only then it is published', async ({
  browser,
}) => {
  const [first, second] = [await browserOf(browser, 'editor'), await browserOf(browser, 'admin')];
  const [edda, ada] = [await first.newPage(), await second.newPage()];
  await beginEditing(edda, '/agb/');
  await typeInText(edda, 'Satz zur Durchsicht. ');
  await bar(edda).getByRole('button', { name: 'Am Telefon' }).click();
  const phone = edda.frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: /Satz zur Durchsicht\./ })).toBeVisible();
  await expect(phone.getByTestId('editor-bar')).toHaveCount(0);
  await edda.getByRole('button', { name: 'Vorschau schließen' }).click();

  await bar(edda).getByRole('button', { name: 'Veröffentlichen …' }).click();
  const panel = edda.getByRole('dialog');
  await panel.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(panel.getByRole('alert')).toContainText('noch nicht freigegeben');
  await panel.getByRole('button', { name: 'Um Durchsicht bitten' }).click();
  await panel.getByLabel('Was hat sich geändert?').fill('Ein neuer Satz am Anfang.');
  await panel.getByRole('button', { name: 'Um Durchsicht bitten' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'Die Bitte ist verschickt.' })).toBeVisible();
  await expectAccessible(edda);
  await panel.getByRole('button', { name: 'Schließen' }).first().click();

  await ada.goto('/admin/reviews/');
  await ada
    .getByTestId('reviews-waiting')
    .getByRole('link', { name: /Geschäftsbedingungen/ })
    .click();
  const review = ada.getByTestId('review');
  await expect(review.locator('ins')).toContainText('Satz zur Durchsicht.');
  await review.getByRole('button', { name: 'Kommentar schreiben' }).first().click();
  await ada.getByLabel('Ihr Kommentar').fill('Gut so.');
  await ada.getByRole('button', { name: 'Senden' }).click();
  await expect(review.getByText('Gut so.')).toBeVisible();
  await review.getByRole('button', { name: 'Zurückgeben' }).click();
  await expect(review.getByText('Bitte sagen Sie, was noch zu tun ist.')).toBeVisible();
  await review.getByRole('button', { name: 'Freigeben' }).click();
  await expect(review.getByRole('status').filter({ hasText: 'Freigegeben.' })).toBeVisible();
  await expectAccessible(ada);

  await bar(edda).getByRole('button', { name: 'Veröffentlichen …' }).click();
  await panel.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'Veröffentlicht' })).toBeVisible();
  await first.close();
  await second.close();
});
