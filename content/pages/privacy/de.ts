import { company, companyLine } from '../../../domain/company.ts';
import { attributionDays } from '../../../domain/attribution.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Datenschutz',
  description: 'Welche Daten wir verarbeiten, wozu und wie lange.',
  notice: sampleNotice.de,
  sections: [
    {
      title: 'Verantwortlich',
      paragraphs: [
        `${companyLine} (Muster), ${company.email}. Der Betreiber nennt hier auch seinen Datenschutzbeauftragten.`,
      ],
    },
    {
      title: 'Beim Ansehen der Seiten',
      paragraphs: [
        'Unser Server verarbeitet Ihre IP-Adresse, um die Seite zu senden und Missbrauch abzuwehren (Art. 6 Abs. 1 f DSGVO). In unseren Protokollen stehen keine Suchbegriffe und keine persönlichen Daten. Inhalte fremder Server laden wir nicht. Scheitert ein Programmteil der Seite, meldet sie uns, welcher und wie: ohne Kennung und ohne Ihre Eingaben.',
      ],
    },
    {
      title: 'Was in Ihrem Browser liegt',
      paragraphs: [
        'Erst wenn Sie etwas merken, sich anmelden oder buchen, setzen wir das Cookie „uid“: eine zufällige Kennung für höchstens ein Jahr, damit Ihre Merkliste Ihnen gehört. Angefangene Buchungen liegen nur im Speicher des Browserfensters und verschwinden, wenn Sie es schließen. Wählen Sie in der Suche „Auf diesem Gerät merken“, behält der Browser Ihre letzten vier Ziele, bis Sie den Verlauf löschen; suchen Sie „In meiner Nähe“, erfahren wir Ihren Standort auf etwa einen Kilometer genau und speichern ihn nicht. All das ist für den Dienst nötig, den Sie wünschen (§ 25 Abs. 2 TDDDG). Alles andere fragen wir vorher.',
      ],
    },
    {
      title: 'Buchen, reservieren, anfragen',
      paragraphs: [
        'Wir verarbeiten, was Sie eingeben, um den Vertrag zu vermitteln und abzuwickeln (Art. 6 Abs. 1 b DSGVO). Der Gastgeber erhält Namen, Reisedaten, Gäste und Ihre Nachricht; Telefon, E-Mail und Anschrift erst nach der Bestätigung. Zahlen Sie mit Karte, geben Sie deren Nummer auf der Seite eines Zahlungsdienstes ein; wir erfahren sie nicht. Der Link zu Ihrer Buchung enthält ein Geheimnis: Geben Sie ihn nur weiter, wem Sie vertrauen.',
      ],
    },
    {
      title: 'Wie lange',
      paragraphs: [
        'Buchungen bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen, in Deutschland acht bis zehn Jahre.',
        `Anfragen und Reservierungen, aus denen keine Buchung wurde, löschen wir nach ${retentionDays.unboundBookings} Tagen, eingetippte E-Mail-Adressen ohne Konto nach ${retentionDays.typedAddresses} Tagen, die Merkliste ${retentionDays.watchedHomes} und zuletzt angesehene Unterkünfte ${retentionDays.seenHomes} Tage nach dem letzten Eintrag. Dass Sie eine Merkliste verschickt haben, wissen wir ${retentionDays.sentWatchLists} Tage lang, die Adresse dazu nur bis zum Versand. Technische Aufträge löschen wir nach ${retentionDays.jobsAndReplies} Tagen, Zähler gegen Missbrauch nach ${retentionDays.limits} Tagen; hat ein Postfach eine E-Mail von uns nicht angenommen, bleibt das als Code ${retentionDays.mailBounces} Tage gespeichert; dass Sie Ihre Adresse bestätigt haben, merken wir uns als Code ${retentionDays.confirmedAddresses} Tage. Haben Sie ein Konto, so steht darin, was Sie selbst eingegeben haben; beendete Anmeldungen löschen wir nach ${retentionDays.endedSessions} Tagen, was mit dem Konto geschah und in welchen Browsern Sie angemeldet waren, nach ${retentionDays.accountEvents} Tagen, unbestätigte Registrierungen ${retentionDays.accountMails} Tage nach dem Ende ihres Links. Registrierungen von Gastgebern, Partnern und Agenturen, deren Adresse niemand bestätigt, löschen wir nach ${retentionDays.unconfirmedBusinesses} Tagen, und worüber wir entschieden haben, ${retentionDays.decidedBusinesses} Tage danach. Suchaufträge löschen wir, wenn Sie sie beenden, am Tag der Anreise oder nach einem Jahr, unbestätigte nach ${retentionDays.unconfirmedSignUps} Tagen, und Ihre Adresse dazu ${retentionDays.endedAlerts} Tage nach dem letzten. Schreiben Sie uns über ein Kontaktformular, so bewahren wir den Vorgang ${retentionDays.contactCases} Tage ab der letzten Nachricht auf. E-Mails, mit denen jemand auf unsere antwortet und die wir nicht zuordnen konnten, löschen wir nach ${retentionDays.mailReplies} Tagen, hochgeladene Dateien, die zu keiner Nachricht gehören, nach ${retentionDays.loneAttachments} Tag oder wenig später. Nachrichten zwischen Gast und Gastgeber löschen wir mit ihren Dateien ${retentionDays.messages} Tage nach der letzten Nachricht; unser Büro liest sie nur, wenn eine der beiden Seiten es wünscht. Was Gastgeber an ihren Unterkünften und in deren Kalendern ändern, halten wir mit dem, der es tat, ${retentionDays.homeHistory} Tage fest.`,
      ],
    },
    {
      title: 'Newsletter',
      paragraphs: [
        `Den Newsletter schicken wir nur, wenn Sie zugestimmt und den Knopf in unserer E-Mail gedrückt haben (Art. 6 Abs. 1 a DSGVO). Dazu halten wir fest, welchem Text Sie wann, auf welcher Seite und aus welchem Teil des Netzes zugestimmt haben. Anmeldungen ohne diesen Knopf löschen wir nach ${retentionDays.unconfirmedSignUps} Tagen. Bestellen Sie ab, so löschen wir die Adresse sofort und behalten nur einen Code, aus dem sie niemand außer uns wiedererkennt: den Nachweis ${retentionDays.consent} Tage, und dauerhaft, dass dorthin keine Werbung mehr geht. Ob Sie eine E-Mail öffnen, messen wir nicht.`,
      ],
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        `Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen, widersprechen und eine Einwilligung jederzeit widerrufen. Schreiben Sie an ${company.email}. Beschweren können Sie sich bei jeder Datenschutzaufsicht.`,
        `Mit einem Konto können Sie alle Ihre Daten selbst als ZIP-Datei herunterladen und das Konto löschen. Es endet ${retentionDays.deletionGrace} Tage nach Ihrem Wunsch, damit ein Versehen oder ein Fremder nichts zerstört. Buchungen und Rechnungen, die wir aufheben müssen, gehören danach zu keinem Konto mehr; Anliegen an unser Büro bleiben, solange es oben steht. Vom Konto selbst bleibt ${retentionDays.accountEvents} Tage lang das Protokoll, in dem dann kein Name mehr steht.`,
      ],
    },
    {
      title: 'Statistik und Marketing',
      paragraphs: [
        'Beim ersten Besuch fragen wir, ob Sie Statistik und Marketing erlauben. Ihre Antwort liegt ein Jahr in den Cookies „accepted“ und „disclaimer“. Ohne Einwilligung geschieht beides nicht (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 a DSGVO).',
        `Mit Einwilligung setzen wir das Cookie „uid“ und bewahren auf, auf welchem Weg Sie kamen (${retentionDays.origins} Tage), welche Arten von Seiten Sie sahen (${retentionDays.pages} Tage) und, ohne Bezug zu Ihnen, wonach gesucht wurde, welche Unterkünfte geöffnet wurden und wie schnell Seiten waren. Erlauben Sie Marketing, bewahren wir auch die E-Mail-Adresse auf, die Sie in ein Buchungsformular eingeben, schon bevor Sie es absenden. Kommen Sie über den Link eines Partners oder auf dessen eigene Adresse, so zählt unser Server den Besuch, ohne festzuhalten, wer kam (${retentionDays.partnerVisits} Tage); mit Einwilligung zählt eine spätere Buchung ${attributionDays} Tage lang für ihn. Den Nachweis der Einwilligung heben wir drei Jahre auf. Sie widerrufen jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite; dann löschen wir, was wir bis dahin aufbewahrt haben.`,
        'Unabhängig davon zählt unser Server für die Gastgeber, wie oft am Tag die Seite einer Unterkunft geöffnet wird: eine Zahl je Unterkunft und Tag, ohne Bezug zu Ihnen und ohne etwas auf Ihrem Gerät zu speichern oder zu lesen.',
      ],
    },
  ],
});
