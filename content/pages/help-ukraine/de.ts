import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Hilfe für die Ukraine',
  description:
    'Wohin sich Geflüchtete und Menschen mit freiem Wohnraum wenden: amtliche Stellen, Schutz vor Betrug und was Feriola tun kann.',
  lead: `Viele Gastgeber haben nach Beginn des Krieges Wohnungen geöffnet. Diese Seite sagt, an wen sich Geflüchtete und Helfende heute wenden, und was wir dabei tun können und was nicht.`,
  blocks: [
    {
      kind: 'text',
      text: `## Wenn Sie geflohen sind

In Deutschland ist „Germany4Ukraine“ das Portal des Bundesinnenministeriums, auf Ukrainisch, Russisch, Englisch und Deutsch: [germany4ukraine.de](https://www.germany4ukraine.de). Für Unterkunft, Anmeldung und Leistungen sind Ausländerbehörde, Sozialamt und Jobcenter am Ort zuständig. Wer ankommt und kein Dach über dem Kopf hat, meldet sich bei der nächsten Erstaufnahme; an vielen Bahnhöfen hilft die Bahnhofsmission weiter.

Der vorübergehende Schutz in der EU ist nach unserem Stand bis zum 4. März 2027 verlängert. Ob und wie es danach weitergeht, sagen die Ausländerbehörde und das Bundesamt für Migration und Flüchtlinge. In anderen Ländern der EU fragen Sie die Einwanderungsbehörde; die Kommission sammelt die Adressen auf [ihrer Seite zur Ukraine](https://eu-solidarity-ukraine.ec.europa.eu).

Buchen Sie keine Unterkunft über eine Anzeige, die Vorkasse auf ein privates Konto verlangt, und geben Sie niemandem Ihren Pass. Frauen, denen jemand Unterkunft gegen Arbeit oder Nähe anbietet, erreichen in Deutschland das Hilfetelefon „Gewalt gegen Frauen“ unter [116 016](tel:116016), kostenlos und in vielen Sprachen.`,
    },
    {
      kind: 'text',
      text: `## Wenn Sie Wohnraum anbieten möchten

Sprechen Sie zuerst mit Ihrer Gemeinde oder dem Sozialamt. Dort weiß man, wer etwas sucht, ob Miete übernommen wird und was Sie melden müssen. Ein schriftlicher Vertrag schützt beide Seiten, auch wenn er kostenlos ist: Dauer, Nebenkosten, Hausordnung. Klären Sie mit Ihrer Versicherung, ob die Nutzung gedeckt ist, und mit dem Finanzamt, was eine unentgeltliche Überlassung steuerlich bedeutet. Liegt Ihr Haus in einer Gemeinde mit Zweckentfremdungsverbot, fragen Sie auch dort.

## Was Feriola tun kann

Feriola ist für Urlaubsaufenthalte gemacht und vermittelt keine dauerhaften oder kostenlosen Unterkünfte. Wenn Sie als Gastgeber Ihr Haus für einige Monate aus der Vermietung nehmen, um Menschen aufzunehmen, schreiben Sie uns; wir nehmen es von der Seite und später wieder auf. Bestehende Buchungen bleiben dabei verbindlich, solange der Gast keiner Lösung zustimmt.

## Wenn Sie spenden möchten

Geld hilft mehr als Kleidung. Organisationen, die öffentlich Rechenschaft ablegen, sind etwa die [UNO-Flüchtlingshilfe](https://www.uno-fluechtlingshilfe.de), das [Deutsche Rote Kreuz](https://www.drk.de) und das Bündnis [Aktion Deutschland Hilft](https://www.aktion-deutschland-hilft.de). Wir stehen mit ihnen in keiner Verbindung und nehmen selbst keine Spenden an. Ob eine andere Organisation seriös arbeitet, lässt sich am DZI-Spenden-Siegel erkennen.`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Als Gastgeber schreiben', to: 'page:ContactLandlord' },
        { label: 'Hilfe und Kontakt', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
