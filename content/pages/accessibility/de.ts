import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default {
  title: 'Erklärung zur Barrierefreiheit',
  description:
    'Wie barrierefrei diese Website ist, was geprüft wurde, welche Grenzen bekannt sind und an wen Sie sich wenden können.',
  lead: 'Alle sollen hier eine Unterkunft finden, den Preis verstehen und buchen können, ob mit Maus, Tastatur, Screenreader oder starker Vergrößerung. Diese Seite sagt, wie weit wir sind.',
  notice: sampleNotice.de,
  blocks: [
    {
      kind: 'text',
      text: `Diese Erklärung gilt für die Website und ihre E-Mails und PDF-Dokumente. Stand: November 2026.

## Was die Dienstleistung ist

Auf dieser Website vermitteln wir Ferienunterkünfte. Sie suchen nach Ort, Datum und Merkmalen, sehen Bilder, Gesamtpreis und freie Tage, merken und vergleichen Unterkünfte und können sie buchen, reservieren oder anfragen. Eine Buchung hat drei Schritte: Angaben, Prüfen, Fertig. Danach erhalten Sie einen Link zu Ihrer Buchungsseite mit allen Unterlagen. Wie das im Einzelnen geht, steht in den [häufigen Fragen](page:Faq).

## Woran wir uns messen

Maßstab sind das Barrierefreiheitsstärkungsgesetz (BFSG), mit dem Deutschland die Richtlinie (EU) 2019/882 umsetzt, die Norm EN 301 549 und die Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA. Nach unseren Prüfungen erfüllt die Website die Anforderungen, die sich automatisch und mit der Tastatur prüfen lassen. Die bekannten Ausnahmen stehen unten.`,
    },
    {
      kind: 'table',
      caption: 'Was geprüft wird',
      head: ['Prüfung', 'Umfang'],
      rows: [
        [
          'Automatische Regeln (axe)',
          'WCAG 2.0 bis 2.2, Stufen A und AA, darunter Kontraste, Namen und Rollen; auf Startseite, Suche, Unterkunft, Buchung, Merkliste und Rechtstexten in vier Sprachen, auch mit geöffneten Dialogen und Fehlermeldungen',
        ],
        [
          'Tastatur',
          'Kalender, Filter, Bilder und Karte lassen sich ohne Maus bedienen; Dialoge halten den Fokus, schließen mit Escape und geben ihn zurück',
        ],
        ['Schmale Anzeige und Vergrößerung', '320 Pixel Breite und 400 % Zoom ohne seitliches Scrollen'],
        ['Größe der Ziele', 'Schaltflächen und einzeln stehende Links sind mindestens 44 Pixel hoch'],
        [
          'Struktur und Sprache',
          'eine Hauptüberschrift je Seite, keine ausgelassene Ebene; Bewertungen sind in ihrer Sprache ausgezeichnet',
        ],
        ['Darstellung', 'helle und dunkle Farben; Einstellungen für weniger Bewegung werden beachtet'],
      ],
      source: 'Automatische Tests dieser Website in einem Chromium-Browser, bei jeder Änderung wiederholt',
    },
    {
      kind: 'text',
      text: `Bestätigungen und Rechnungen als PDF sind mit Überschriften, Tabellen und Sprache ausgezeichnet. Zu jeder Karte gibt es eine Liste, die dieselben Unterkünfte vollständig enthält. Die Suche mit allen Filtern funktioniert auch ohne JavaScript.

## Was noch nicht geprüft ist

Automatische Prüfungen finden nur einen Teil der Barrieren. Ein vollständiger Durchgang mit den verbreiteten Screenreadern und mit Menschen, die sie täglich nutzen, steht aus. Andere Browser als Chromium prüfen wir nicht in derselben Tiefe.

## Bekannte Grenzen

**Bilder der Gastgeber.** Die Alternativtexte nennen Unterkunft und gezeigten Raum, aber keine Einzelheiten. Was für Sie wichtig ist, steht in der Ausstattung, oder Sie fragen den Gastgeber.

**Texte von Gastgebern und Gästen.** Beschreibungen und Bewertungen schreiben andere. Sie sind nicht immer leicht verständlich, und nicht jeder Text liegt in allen Sprachen vor.

**Karte.** Die Lage lässt sich auf der Karte nur sehend erfassen. Ort und Entfernungen stehen deshalb als Text auf der Seite der Unterkunft.

**JavaScript.** Buchung und Merkliste brauchen JavaScript. Ohne können Sie uns anrufen.

**Leichte Sprache und Gebärdensprache.** Beides bieten wir bisher nicht an.

## Barrierefreiheit der Unterkünfte

Ob ein Haus selbst barrierearm ist, ist eine andere Frage. Gastgeber können Maße angeben: Stufen bis in die Wohnräume, Breite der schmalsten Tür, Schwelle der Dusche, Haltegriffe, Weg vom Parkplatz. Danach lässt sich filtern, etwa nach [stufenlosem Zugang](search:stepfree=Y), [Türen ab 80 cm](search:widedoors=Y) und [bodengleicher Dusche](search:walkinshower=Y). Es sind Angaben der Gastgeber, wir haben sie nicht nachgemessen. Fehlt eine Angabe, wissen wir es nicht; fragen Sie vor der Buchung.

## Eine Barriere melden

Kommen Sie an einer Stelle nicht weiter, schreiben Sie an [${company.email}](mailto:${company.email}), nutzen Sie das [Kontaktformular](page:Contact) oder rufen Sie an: [${company.phone.display}](tel:${company.phone.interact}). Hilfreich sind die Adresse der Seite, was Sie tun wollten und welche Hilfstechnik Sie benutzen. Wir antworten, beheben den Fehler, wenn wir können, und helfen Ihnen bis dahin auf anderem Weg, zum Beispiel mit einer Buchung am Telefon.

## Zuständige Behörde

Für die Überwachung ist in Deutschland die **Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)** in Magdeburg zuständig. Verbraucherinnen und Verbraucher sowie anerkannte Verbände können sich dort beschweren, wenn eine Dienstleistung die Anforderungen nicht erfüllt.`,
    },
  ],
} satisfies PageSeed;
