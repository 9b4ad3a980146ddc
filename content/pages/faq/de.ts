import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Häufige Fragen',
  description:
    'Antworten zu Buchung, Preis, Anreise, Hunden, Änderung und Stornierung, und für Gastgeber zu Kalender, Preisen und Anfragen.',
  lead: 'Hier steht, wie Suche, Buchung und Stornierung bei uns ablaufen und was Gastgeber wissen müssen. Was für eine einzelne Unterkunft gilt, finden Sie immer auf ihrer Seite.',
  blocks: [
    {
      kind: 'accordion',
      key: 'booking',
      title: 'Buchen und bezahlen',
      entries: [
        {
          question: 'Wie buche ich eine Unterkunft?',
          answer: `Wählen Sie auf der Seite der Unterkunft An- und Abreise und tragen Sie ein, wer mitreist. Sie sehen sofort den Gesamtpreis. Danach geben Sie Ihre Kontaktdaten ein, wählen Extras und Zahlungsart und prüfen alles auf einer Übersicht. Verbindlich wird es erst mit „Zahlungspflichtig buchen“. Manche Unterkünfte sind sofort bestätigt, bei den anderen entscheidet der Gastgeber. Was gilt, steht neben der Schaltfläche.`,
        },
        {
          question: 'Worin unterscheiden sich Buchung, Reservierung und Anfrage?',
          answer: `Eine Buchung ist verbindlich und belegt die Nächte sofort. Mit einer Reservierung halten wir die Unterkunft kostenlos für Sie frei, zunächst 24 Stunden; öffnen Sie den Link in unserer E-Mail, gilt sie volle drei Tage. Reservieren lassen sich Unterkünfte, die es anbieten, wenn die Anreise mindestens 14 Tage entfernt ist. Eine Anfrage hält nichts frei. Sagt der Gastgeber zu, wird daraus eine bestätigte Buchung; bis dahin können Sie die Anfrage jederzeit kostenlos zurückziehen.`,
        },
        {
          question: 'Wann weiß ich, ob meine Buchung bestätigt ist?',
          answer: `Gleich nach dem Absenden bekommen Sie eine E-Mail. Ist die Unterkunft sofort buchbar, steht Ihr Urlaub damit fest. Sonst prüft der Gastgeber die Buchung, in der Regel innerhalb eines Tages; die Nächte sind so lange für Sie belegt. Seine Antwort kommt per E-Mail, den Stand sehen Sie jederzeit auf Ihrer Buchungsseite. Lehnt er ab, ist nichts zu zahlen.`,
        },
        {
          question: 'Wann und wie bezahle ich?',
          answer: `Bevor die Buchung bestätigt ist, zahlen Sie nichts. Danach sind in der Regel 25 % innerhalb von sieben Tagen fällig und der Rest sechs Wochen vor der Anreise. Liegt die Anreise näher, zahlen Sie in einer Summe. Sie wählen zwischen Rechnung und Überweisung; zieht der Gastgeber selbst ein, kann auch Lastschrift möglich sein. Zahlen Sie an uns, geht jeder Betrag auch mit Karte, über den Link auf Ihrer Buchungsseite. Ihre Beträge und Termine stehen vor der Buchung im Zahlungsplan und später auf der Buchungsseite.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'documents',
      title: 'Unterlagen',
      entries: [
        {
          question: 'Welche Unterlagen bekomme ich, und wo finde ich sie?',
          answer: `In jeder E-Mail von uns steht ein Link zu Ihrer Buchungsseite. Dort liegen die Bestätigung als PDF, der Eintrag für Ihren Kalender, der Zahlungsplan und, wenn wir die Zahlung einziehen, die Rechnung. Nach der Bestätigung kommen die Adresse der Unterkunft und die Kontaktdaten des Gastgebers dazu. Der Link gilt bis ein Jahr nach der Abreise. Ist er abgelaufen oder verloren, schicken wir auf Wunsch einen neuen an die Adresse, mit der gebucht wurde.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'search',
      title: 'Suchen und vergleichen',
      entries: [
        {
          question: 'Wie finde ich eine passende Unterkunft?',
          answer: `Geben Sie auf der [Suchseite](page:Search) einen Ort, eine Region oder ein Land ein, dazu Reisetage, Personen und Hunde. Die Suche rechnet ohne Ihr Zutun drei Tage Spielraum in beide Richtungen ein; Sie können ihn verkleinern oder ausschalten. Haben Sie nur einen ungefähren Zeitraum, wählen Sie „Zeitraum und Dauer“: Dann sehen Sie jeden Aufenthalt der gewünschten Länge, der hineinpasst. Die Karte und die Liste zeigen dieselben Unterkünfte.`,
        },
        {
          question: 'Ist der Preis in der Liste schon der Gesamtpreis?',
          answer: `Ja, sobald Sie Reisedaten gewählt haben. Er enthält die Unterkunft, die Endreinigung und alle anderen verpflichtenden Kosten sowie die Kurtaxe, auch wenn Sie einen Teil davon erst vor Ort zahlen. Derselbe Betrag steht auf der Seite der Unterkunft, in der Buchung und in der Bestätigung. Ohne Reisedaten sehen Sie, was die günstigste Woche für zwei Erwachsene kostet. Tragen Sie auch Kinder und Hunde ein, denn davon hängt der Preis ab.`,
        },
        {
          question: 'Wie nutze ich die Filter?',
          answer: `Neben jedem Filter steht, wie viele Unterkünfte übrig bleiben, wenn Sie ihn setzen. So sehen Sie vorher, wie sehr ein Wunsch die Auswahl verkleinert. Findet die Suche nichts, nennt sie die Filter, ohne die es Treffer gäbe. Unter „Barrierefreiheit“ filtern Sie nach stufenlosem Zugang, Türen ab 80 cm und bodengleicher Dusche. Diese Filter beruhen auf Maßen, die der Gastgeber angegeben hat; fragen Sie ihn, wenn es auf einen Zentimeter ankommt.`,
        },
        {
          question: 'Wonach ist die Liste sortiert?',
          answer: `Voreingestellt ist „Empfehlung“: zur Hälfte die Bewertungen der Gäste, zu je einem Fünftel der Preis im Vergleich zur Region und die Vollständigkeit der Angaben, zu einem Zehntel ein Vorsprung für neue Unterkünfte. Sie können auch nach Bewertung oder nach Preis sortieren; dann zählt allein dieser Wert. Bezahlte Plätze gibt es nicht. Die Erklärung steht unter jeder Liste; im Menü „Sortieren“ führt ein Link dorthin.`,
        },
        {
          question: 'Wie kann ich Unterkünfte merken, teilen und vergleichen?',
          answer: `Mit dem Herz kommt eine Unterkunft auf Ihre [Merkliste](page:WatchList), ohne Konto. Dort sehen Sie, ob sie noch frei ist und ob sich der Preis seit dem Merken geändert hat. Die Liste können Sie als Link teilen oder per E-Mail schicken; wer den Link hat, sieht sie, kann sie aber nicht ändern. Bis zu vier Unterkünfte lassen sich nebeneinander vergleichen, auf Wunsch nur mit den Unterschieden.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'information',
      title: 'Preis, Vertrag und Konto',
      entries: [
        {
          question: 'Wer ist mein Vertragspartner?',
          answer: `Den Mietvertrag schließen Sie mit dem Gastgeber, nicht mit uns; wir vermitteln. Wer vermietet und ob er gewerblich oder privat handelt, steht auf der Seite der Unterkunft und noch einmal vor der Buchung. Bei privaten Gastgebern gilt das Verbraucherrecht für Verträge mit Unternehmern nicht. Für unsere Vermittlung gelten unsere [AGB](page:terms).`,
        },
        {
          question: 'Was kommt zum Gesamtpreis noch hinzu?',
          answer: `Nur was Sie selbst wählen oder verbrauchen. Freiwillige Extras und die Reiserücktrittsversicherung stehen einzeln daneben und zählen erst, wenn Sie sie auswählen. Manche Unterkünfte rechnen Strom oder Heizung nach Zähler ab; dann schätzen wir den Betrag und nennen ihn neben dem Gesamtpreis. Eine Kaution ist ebenfalls getrennt ausgewiesen, denn Sie erhalten sie zurück. Versteckte Pflichtkosten darf es nicht geben.`,
        },
        {
          question: 'Wie wird die Kurtaxe berechnet?',
          answer: `Die Kurtaxe legt die Gemeinde fest, meist je Person und Nacht und oft nach Alter gestaffelt. Deshalb fragen wir nach dem Alter der Kinder am Anreisetag. Der Betrag ist im Gesamtpreis enthalten; gezahlt wird er vor Ort. Ermäßigungen, etwa mit einem Schwerbehindertenausweis, kennt nur die Gemeinde. Fragen Sie dort oder beim Gastgeber nach und nehmen Sie den Nachweis mit.`,
        },
        {
          question: 'Wie funktioniert die Kaution?',
          answer: `Verlangt der Gastgeber eine Kaution, steht ihr Betrag auf der Seite der Unterkunft, in der Buchung und in der Bestätigung. Sie hinterlegen sie vor Ort und erhalten sie nach der Abreise zurück, wenn nichts beschädigt ist. Fragen Sie den Gastgeber vorher, ob er Bargeld erwartet oder eine Überweisung. Lassen Sie sich den Empfang bestätigen und gehen Sie bei der Ankunft gemeinsam durch die Räume.`,
        },
        {
          question: 'Was bedeuten Verbrauchskosten nach Zähler?',
          answer: `Bei einigen Unterkünften ist Strom, Wasser oder Heizung nicht im Preis enthalten, sondern wird nach dem Zählerstand vor Ort abgerechnet. Wir nennen dazu eine Schätzung für Ihren Aufenthalt, damit Sie den Betrag einplanen können. Was Sie am Ende zahlen, hängt vom Verbrauch ab. Lesen Sie den Zähler bei An- und Abreise ab, am besten zusammen mit dem Gastgeber, und machen Sie ein Foto.`,
        },
        {
          question: 'Wie ist es mit Bettwäsche, Handtüchern und anderen Extras?',
          answer: `Das regelt jeder Gastgeber selbst. Im Abschnitt „Preise und Nebenkosten“ steht, was verpflichtend ist, was Sie auf Wunsch dazubuchen und was nichts kostet, zum Beispiel Bettwäsche, Babybett, Brennholz oder eine späte Abreise. Extras wählen Sie in der Buchung; dabei steht, ob Sie sie gleich oder vor Ort zahlen. Was dort nicht aufgeführt ist, bringen Sie besser mit, oder Sie fragen vorher nach.`,
        },
        {
          question: 'Welche Rabatte gibt es, und wie löse ich einen Bonuscode ein?',
          answer: `Gastgeber können Rabatte für frühes Buchen, für kurzfristige Reisen oder für lange Aufenthalte geben. Passen mehrere, gilt der höchste; sie werden nicht zusammengezählt. Im Gesamtpreis ist der Rabatt schon abgezogen. Haben Sie einen Bonuscode, tragen Sie ihn im ersten Schritt der Buchung ein: Sie sehen sofort, ob er gilt und was er abzieht.`,
        },
        {
          question: 'Wo genau liegt die Unterkunft?',
          answer: `Vor der Buchung zeigen wir auf der Karte einen Kreis mit 500 Metern Radius, in dem die Unterkunft liegt. Das schützt Häuser, die zwischen zwei Gästen leer stehen. Die Entfernungen zu Meer, See oder Skilift sind trotzdem von der Unterkunft aus gerechnet. Adresse und genaue Lage stehen auf Ihrer Buchungsseite, sobald der Gastgeber bestätigt hat; von dort öffnen Sie sie in Ihrer Navigation.`,
        },
        {
          question: 'Woher stammen die Bewertungen?',
          answer: `Bei jeder Bewertung steht, ob sie zu einer Buchung bei uns gehört, ob wir den Aufenthalt anhand von Unterlagen geprüft haben oder ob sie aus einer anderen Quelle übernommen und nicht geprüft ist. Gute und schlechte erscheinen nach denselben Regeln, die neuesten zuerst. Hat eine Unterkunft noch keine Bewertung, steht das so da. Mehr dazu lesen Sie auf der Seite [Kundenbewertungen](page:CustomerRating).`,
        },
        {
          question: 'Brauche ich ein Konto?',
          answer: `Nein. Suchen, merken, reservieren, buchen und stornieren können Sie auch ohne. Ihre Buchung öffnen Sie mit dem Link aus unserer E-Mail. Mit einem [Konto](page:UserLogin) sehen Sie Ihre Buchungen und Ihre Merkliste auf jedem Gerät. Buchungen, die Sie mit derselben E-Mail-Adresse gemacht haben, kommen von selbst dazu.`,
        },
        {
          question: 'Wer sieht meine persönlichen Daten?',
          answer: `Der Gastgeber erfährt zuerst nur Ihren Namen, die Reisedaten, die Gäste und Ihre Nachricht. E-Mail, Telefon und Anschrift sieht er erst, wenn er bestätigt hat. Anfragen und Reservierungen, aus denen keine Buchung wurde, löschen wir nach einem halben Jahr. Wie lange wir anderes aufbewahren und wie Sie Auskunft oder Löschung verlangen, steht unter [Datenschutz](page:privacy).`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'startend',
      title: 'Anreise und Abreise',
      entries: [
        {
          question: 'Ab wann kann ich anreisen, bis wann muss ich abreisen?',
          answer: `Die Uhrzeiten legt der Gastgeber fest. Sie stehen auf der Seite der Unterkunft, in der Buchung und in der Bestätigung, und der Kalendereintrag übernimmt sie. Zwischen Abreise und Anreise wird geputzt, deshalb geht es selten früher. Wenn Sie mehr Zeit brauchen, fragen Sie den Gastgeber. Manche bieten eine späte Abreise als Extra an.`,
        },
        {
          question: 'Warum kann ich nicht an jedem Wochentag anreisen?',
          answer: `Viele Unterkünfte wechseln ihre Gäste in der Hauptsaison nur an bestimmten Tagen, oft am Samstag, und verlangen einen Mindestaufenthalt. Im Preiskalender sehen Sie unter jedem möglichen Anreisetag den Gesamtpreis; ist ein Tag gesperrt, nennt der Kalender den Grund und den nächsten freien Zeitraum. Am Abreisetag der Vorgänger können Sie anreisen. In der Nebensaison ist meist mehr möglich.`,
        },
        {
          question: 'Wie bekomme ich den Schlüssel?',
          answer: `Nach der Bestätigung finden Sie auf Ihrer Buchungsseite die Adresse, die Kontaktdaten des Gastgebers und, soweit er sie hinterlegt hat, Hinweise zu Ankunft und Schlüssel. Steht dort nichts, rufen Sie ihn einige Tage vorher an und vereinbaren Sie Zeit und Ort der Übergabe. Speichern Sie die Angaben auf dem Telefon oder drucken Sie sie aus, falls Sie unterwegs kein Netz haben.`,
        },
        {
          question: 'Was mache ich, wenn ich später ankomme?',
          answer: `Rufen Sie den Gastgeber an, sobald Sie es wissen; seine Nummer steht auf der Buchungsseite. Eine späte Ankunft ist nicht überall möglich, denn oft wartet jemand mit dem Schlüssel. Wissen Sie schon bei der Buchung, dass es spät wird, schreiben Sie es in die Nachricht an den Gastgeber. An Ihrer Buchung ändert sich durch die Verspätung nichts: Die Nächte bleiben Ihre.`,
        },
        {
          question: 'Was muss ich bei der Abreise erledigen?',
          answer: `Üblich ist es, die Unterkunft besenrein zu verlassen, das Geschirr zu spülen, den Müll zu trennen und hinauszubringen und die Fenster zu schließen. Was darüber hinaus gilt, steht in den Hausregeln. Die Endreinigung ist, wo sie verpflichtend ist, im Gesamtpreis enthalten. Lesen Sie bei Verbrauchskosten den Zähler ab, melden Sie Schäden von sich aus und klären Sie, wann Sie die Kaution erhalten.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'occupation',
      title: 'Gäste, Hunde und der Aufenthalt',
      entries: [
        {
          question: 'Wie viele Personen dürfen in die Unterkunft?',
          answer: `Auf der Seite der Unterkunft steht, für wie viele Personen sie Platz hat. Kinder zählen mit, auch die kleinsten. Bei manchen Unterkünften ist zusätzlich die Zahl der Erwachsenen begrenzt; weitere Gäste müssen dann unter 18 sein. Die Buchung nimmt nur an, was passt. Im Abschnitt „Wo Sie schlafen“ steht, wie sich die Betten auf die Zimmer verteilen.`,
        },
        {
          question: 'Zählen Babys und Kinder mit?',
          answer: `Ja, jedes Kind zählt als Person, auch ein Baby. Geben Sie bitte das Alter am Anreisetag an: Davon hängen die Kurtaxe und bei manchen Unterkünften die erlaubte Belegung ab. Babybett und Hochstuhl können Sie, wo der Gastgeber sie anbietet, als Extra auswählen. Der Filter für die Zahl der Betten hilft, wenn jedes Kind ein eigenes haben soll.`,
        },
        {
          question: 'Darf ich mehr Gäste mitbringen oder Besuch empfangen?',
          answer: `Übernachten dürfen nur so viele Personen, wie gebucht sind; daran hängen Versicherung, Kurtaxe und oft eine behördliche Erlaubnis. Kommt jemand hinzu, fragen Sie auf Ihrer Buchungsseite eine Änderung an. Sie sehen dort den neuen Preis, und sie gilt, sobald der Gastgeber zustimmt. Ob Sie feiern dürfen, steht in den Hausregeln auf der Seite der Unterkunft; ob Besuch am Tag willkommen ist, klären Sie vorher mit ihm.`,
        },
        {
          question: 'Darf mein Hund mit?',
          answer: `Geben Sie Hunde schon bei der Suche an, dann sehen Sie nur Unterkünfte, in denen sie willkommen sind. Auf der Seite der Unterkunft steht, wie viele Hunde erlaubt sind und wie groß sie sein dürfen: klein bis 35 cm, mittel bis 55 cm, groß darüber. In der Buchung tragen Sie jeden Hund mit seiner Größe ein. Was er kostet, ist im Gesamtpreis enthalten. Mehr lesen Sie unter [Urlaub mit Hund](page:Pets).`,
        },
        {
          question: 'Kann ich eine Katze oder ein anderes Tier mitbringen?',
          answer: `In Suche und Buchung lassen sich nur Hunde angeben. Für andere Tiere gibt es keine allgemeine Regel: Manche Gastgeber haben nichts dagegen, andere schließen sie wegen Allergien aus. [Schreiben Sie uns](page:ContactGuest) vor der Buchung und nennen Sie Art und Zahl der Tiere. Die Antwort kommt per E-Mail, so haben Sie die Zusage schriftlich.`,
        },
        {
          question: 'Darf ich rauchen oder mein Elektroauto laden?',
          answer: `Beides steht auf der Seite der Unterkunft. Ist sie als Nichtraucher-Unterkunft gekennzeichnet, rauchen Sie bitte auch nicht am offenen Fenster; sonst sprechen Sie es vor Ort ab. Laden sollten Sie nur an einer angegebenen Ladestation, denn gewöhnliche Steckdosen sind für die Dauerlast oft nicht gebaut. Leistung und Stecker stehen dabei; nach Ladestationen können Sie auch filtern.`,
        },
        {
          question: 'Was tue ich, wenn etwas nicht in Ordnung ist?',
          answer: `Sagen Sie es sofort dem Gastgeber, am besten mit Foto und schriftlich, und geben Sie ihm die Möglichkeit, den Mangel zu beheben. Das ist wichtig, weil Sie sonst Ansprüche verlieren können. Erreichen Sie ihn nicht oder hilft er nicht, melden Sie sich noch während des Aufenthalts [bei uns](page:ContactGuest) und nennen Sie die Buchungsnummer. Wir wenden uns dann an ihn.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'contact',
      title: 'Kontakt',
      entries: [
        {
          question: 'Wie erreiche ich Sie?',
          answer: `Am Telefon unter [${company.phone.display}](tel:${company.phone.interact}), per E-Mail an [${company.email}](mailto:${company.email}) oder über das [Kontaktformular](page:ContactGuest). Wann das Büro besetzt ist, steht auf der Startseite. Bei Fragen zu einer Buchung nennen Sie bitte die Buchungsnummer. Geht es um die Unterkunft selbst, etwa um Schlüssel oder Heizung, hilft Ihnen der Gastgeber am schnellsten; seine Kontaktdaten stehen nach der Bestätigung auf Ihrer Buchungsseite.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'newsletter',
      title: 'Newsletter',
      entries: [
        {
          question: 'Wie abonniere ich den Newsletter, und wie bestelle ich ihn wieder ab?',
          answer: `Tragen Sie Ihre Adresse auf der Seite [Newsletter](page:Newsletter) ein. Sie bekommen eine E-Mail mit einem Link; erst wenn Sie dort bestätigen, sind Sie eingetragen. So kann niemand eine fremde Adresse anmelden. Abbestellen können Sie jederzeit über den Link am Ende jeder Ausgabe. Mit einer Buchung hat der Newsletter nichts zu tun: Deren E-Mails erhalten Sie in jedem Fall.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'covid',
      title: 'Corona',
      entries: [
        {
          question: 'Welche Corona-Regeln gelten für meine Reise?',
          answer: `Regeln für Einreise und Unterkünfte können sich ändern und unterscheiden sich von Land zu Land. Amtliche Hinweise, die uns vorliegen, stehen auf der Seite [Reisen und Corona](page:CovidTravelerNotice). Verbindlich sind die Auskünfte der Behörden am Reiseziel und, für Reisende aus Deutschland, die Reisehinweise des Auswärtigen Amts. Sehen Sie kurz vor der Abreise noch einmal nach.`,
        },
        {
          question: 'Kann ich wegen Corona kostenlos stornieren?',
          answer: `Eine eigene Regelung dafür gibt es nicht. Wenn Sie erkranken oder nicht reisen möchten, gelten die Stornobedingungen der Unterkunft; ob eine Reiserücktrittsversicherung zahlt, steht in ihren Bedingungen. Darf Ihnen die Unterkunft wegen einer behördlichen Anordnung nicht überlassen werden, richtet sich die Folge nach dem Gesetz und Ihrem Vertrag. Melden Sie sich in diesem Fall [bei uns](page:ContactGuest), bevor Sie stornieren.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'cancellation',
      title: 'Ändern, stornieren, versichern',
      entries: [
        {
          question: 'Wie storniere ich eine Buchung?',
          answer: `Öffnen Sie Ihre Buchungsseite mit dem Link aus unserer E-Mail und wählen Sie „Buchung stornieren“. Zuerst sehen Sie, was die Stornierung heute kostet und wie viel Sie höchstens zurückbekommen. Erst mit „Endgültig stornieren“ gilt sie; rückgängig machen lässt sie sich dann nicht. Sie und der Gastgeber bekommen eine E-Mail, und die Nächte werden wieder frei.`,
        },
        {
          question: 'Bis wann kann ich stornieren?',
          answer: `Online bis zum Abend vor dem Anreisetag, ohne Angabe von Gründen. Solange der Gastgeber Ihre Buchung noch nicht bestätigt hat, kostet es nichts. Am Anreisetag selbst und danach geht es auf der Buchungsseite nicht mehr. Sprechen Sie dann mit dem Gastgeber oder rufen Sie uns an. Für die Höhe der Stornokosten zählt der Kalendertag nach deutscher Zeit, an dem Sie stornieren. Es lohnt sich also, nicht zu warten, wenn die nächste Stufe bevorsteht.`,
        },
        {
          question: 'Wie hoch sind die Stornokosten?',
          answer: `Das legt jede Unterkunft in Stufen fest: Je näher die Anreise, desto höher der Anteil. Auf ihrer Seite und in der Buchung stehen die Stufen mit Datum und Prozentsatz, sobald Sie Reisedaten gewählt haben. Für Sie gelten weiter die Bedingungen vom Tag Ihrer Buchung, auch wenn der Gastgeber sie später ändert. Sie dürfen nachweisen, dass ein geringerer Schaden entstanden ist.`,
        },
        {
          question: 'Wovon werden die Prozente berechnet?',
          answer: `Vom Unterkunftspreis, also von dem, was die Nächte nach Abzug eines Rabatts kosten. Endreinigung, Extras und Kurtaxe gehören nicht dazu, denn diese Leistungen entfallen ja. Ein Beispiel: Kosten die Nächte 800 € und die Reinigung 90 €, dann beträgt eine Stufe von 50 % genau 400 €. Den Betrag in Euro sehen Sie, bevor Sie die Stornierung bestätigen.`,
        },
        {
          question: 'Was heißt „Kostenlos stornierbar“?',
          answer: `Dass die Stornierung bis zu einem bestimmten Tag nichts kostet. Welcher Tag das für Ihren Aufenthalt ist, steht auf der Seite der Unterkunft und in der Buchung, sobald Sie Reisedaten gewählt haben. Danach gelten die Stufen wie bei jeder anderen Unterkunft. Der Filter „Kostenlos stornierbar bis 14 Tage vorher“ zeigt Unterkünfte, bei denen das bis zwei Wochen vor der Anreise oder noch länger geht; ohne Reisedaten heißen sie „Flexibel stornierbar“. Prüfen Sie bei kurzfristigen Reisen, ob der Tag nicht schon vorbei ist.`,
        },
        {
          question: 'Gibt es ein Widerrufsrecht?',
          answer: `Nein. Für Unterkünfte mit festem Reisetermin besteht kein gesetzliches Widerrufsrecht (§ 312g Absatz 2 Nummer 9 BGB), auch nicht bei Buchungen im Internet. Sobald der Gastgeber bestätigt hat, gelten die Stornobedingungen. Möchten Sie sich Bedenkzeit nehmen, reservieren Sie zuerst: Das ist kostenlos und verfällt von selbst, wenn Sie nichts tun.`,
        },
        {
          question: 'Wann bekomme ich mein Geld zurück?',
          answer: `Was Sie schon gezahlt haben, wird abzüglich der Stornokosten erstattet; stornieren Sie kostenlos, bekommen Sie alles zurück. Das Geld geht den Weg, auf dem es gekommen ist: auf die Karte oder auf Ihr Konto. Haben wir die Zahlung eingezogen, erhalten Sie mit der E-Mail eine Stornorechnung und gegebenenfalls eine Rechnung über die Stornokosten. Haben Sie weniger gezahlt, als die Stornokosten betragen, ist der Unterschied noch offen. Hat der Gastgeber kassiert, rechnet er mit Ihnen ab.`,
        },
        {
          question: 'Muss ich nach einer Stornierung noch etwas vor Ort zahlen?',
          answer: `Nein. Alles, was bei der Ankunft zu zahlen gewesen wäre, entfällt: Kurtaxe, Nebenkosten vor Ort und Extras, die Sie dort bezahlt hätten. Auch die Kaution wird nicht fällig, und Verbrauch nach Zähler gibt es ohne Aufenthalt nicht. Zu zahlen bleiben allein die Stornokosten, wie sie auf Ihrer Buchungsseite und in unserer E-Mail stehen.`,
        },
        {
          question: 'Kostet es etwas, eine Reservierung aufzugeben?',
          answer: `Nein. Eine Reservierung ist unverbindlich. Sie können sie auf der Buchungsseite aufgeben oder einfach verfallen lassen; beides kostet nichts. Spätestens zwei Tage vor der Anreise endet sie ohnehin. Einen Tag vor dem Ablauf erinnern wir Sie per E-Mail, sofern so viel Zeit bleibt. Wenn Sie die Unterkunft nicht mehr möchten, geben Sie sie bitte früh frei, dann kann jemand anderes buchen.`,
        },
        {
          question: 'Kann ich eine Anfrage zurückziehen?',
          answer: `Ja, auf Ihrer Buchungsseite und kostenlos, solange der Gastgeber noch nicht geantwortet hat. Sagt er zu, ist aus der Anfrage eine Buchung geworden, und es gelten die Stornobedingungen. Ziehen Sie Anfragen deshalb zurück, sobald Sie sich anders entschieden haben. Antwortet niemand, endet eine Anfrage nach sieben Tagen von selbst, spätestens am Anreisetag.`,
        },
        {
          question: 'Was bringt eine Reiserücktrittsversicherung?',
          answer: `Sie erstattet die Stornokosten, wenn Sie wegen einer Krankheit, eines Unfalls oder aus einem anderen versicherten Grund nicht reisen können. In der Buchung können Sie sie mit Preis dazuwählen; nichts ist vorausgewählt. Ob sie sich lohnt, hängt von den Stornostufen und davon ab, ob Sie schon versichert sind, etwa über eine Jahrespolice oder eine Kreditkarte. Was im Einzelnen versichert ist, steht in den Versicherungsbedingungen.`,
        },
        {
          question: 'Kann ich die Reisedaten ändern, statt zu stornieren?',
          answer: `Ja, bis zum Tag vor der Anreise können Sie auf der Buchungsseite eine Änderung anfragen. Sie sehen freie Tage und den neuen Preis im Vergleich zum bisherigen, bevor Sie etwas abschicken. Bis der Gastgeber zustimmt, gilt Ihre Buchung unverändert, und die gewünschten Nächte sind noch nicht belegt. Stimmt er zu, wird angerechnet, was Sie gezahlt haben; die Stornobedingungen bleiben dieselben.`,
        },
        {
          question: 'Kann ich Gäste, Hunde oder Extras nachträglich ändern?',
          answer: `Die Zahl der Personen, das Alter der Kinder und die Hunde ändern Sie auf demselben Weg wie die Reisedaten: als Änderungswunsch auf der Buchungsseite, mit neuem Preis und Zustimmung des Gastgebers. Extras, Versicherung und Zahlungsart bleiben, wie Sie sie gebucht haben. Brauchen Sie doch noch ein Babybett oder Bettwäsche, fragen Sie den Gastgeber direkt; das zahlen Sie dann meist vor Ort.`,
        },
        {
          question: 'Kann jemand anderes statt mir reisen?',
          answer: `Der Vertrag läuft auf Ihren Namen, und online lässt er sich nicht auf jemand anderen übertragen. Oft ist ein Gastgeber einverstanden, wenn Freunde oder Verwandte an Ihrer Stelle kommen. Fragen Sie ihn, bevor Sie stornieren, und lassen Sie sich die Zusage schriftlich geben. Bis dahin bleiben Sie der Vertragspartner und haften für die Zahlung.`,
        },
        {
          question: 'Was gilt, wenn ich nicht anreise oder früher abreise?',
          answer: `Dann bleibt der Preis grundsätzlich geschuldet, abzüglich dessen, was der Gastgeber spart oder durch eine andere Vermietung einnimmt. Sagen Sie ihm so früh wie möglich Bescheid, damit er die Nächte noch vergeben kann. Verbrauchskosten und Kurtaxe fallen für Tage, an denen Sie nicht da sind, in der Regel nicht an. Sind Sie krank, fragen Sie bei Ihrer Versicherung nach.`,
        },
        {
          question: 'Was passiert, wenn der Gastgeber absagt?',
          answer: `Lehnt er eine Buchung ab, die er noch nicht bestätigt hat, ist nichts zu zahlen, und Sie bekommen sofort eine E-Mail. Nach der Bestätigung ist er an den Vertrag gebunden wie Sie. Sagt er trotzdem ab, melden Sie sich gleich [bei uns](page:ContactGuest): Wir fragen bei ihm nach und helfen Ihnen, eine andere Unterkunft zu suchen. Ihre gesetzlichen Rechte bleiben unberührt.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'achievement',
      title: 'Für Gastgeber: was wir leisten',
      entries: [
        {
          question: 'Was übernimmt Feriola für mich?',
          answer: `Wir zeigen Ihre Unterkunft in vier Sprachen, rechnen den Gesamtpreis jedes Aufenthalts nach Ihren Preisen aus, nehmen Buchungen, Reservierungen und Anfragen an und verschicken Bestätigungen, Zahlungspläne und Erinnerungen. Den Mietvertrag schließen Sie selbst mit dem Gast. Sie entscheiden über Preise, Regeln und Hunde, und Sie bestätigen jede Buchung, wenn Sie nicht die sofortige Bestätigung gewählt haben.`,
        },
        {
          question: 'Wie erfahre ich von Buchungen?',
          answer: `Per E-Mail, sobald ein Gast bucht, reserviert oder anfragt. Der Link darin öffnet die Seite der Buchung; dort bestätigen Sie oder lehnen ab und können dem Gast eine Nachricht mitgeben. Mit einem Zugang sehen Sie alle Buchungen auch im Gastgeberbereich. Bei einer Buchung sind die Nächte schon belegt, bei einer Anfrage noch nicht. Bitte antworten Sie möglichst innerhalb von 24 Stunden, denn Gäste planen mit Ihrer Zusage.`,
        },
        {
          question: 'Wer zieht das Geld ein?',
          answer: `Das wird für jede Unterkunft vereinbart. Entweder ziehen wir die Zahlung ein und stellen die Rechnung in Ihrem Namen, oder der Gast zahlt an Sie: auf Rechnung, per Überweisung oder per Lastschrift. In beiden Fällen sieht er vor der Buchung, was wann fällig ist. Zahlt er an Sie, sehen Sie denselben Plan auf der Seite der Buchung. Einen Bonuscode, den er dabei einlöst, schreiben wir Ihnen gut; die Prämie einer Reiseversicherung, die er mitzahlt, verrechnen wir mit Ihnen und geben sie an den Versicherer weiter. Was vor Ort zu zahlen ist, kassieren immer Sie.`,
        },
        {
          question: 'Was kostet mich die Vermittlung?',
          answer: `Die Konditionen stehen in Ihrer Vereinbarung mit uns und in den [Vermittlungsbedingungen](page:AgencyTerms). Der Preis, den Gäste sehen, ergibt sich allein aus Ihren Preisen, den verpflichtenden Kosten und der Kurtaxe, abzüglich Ihrer Rabatte. Für eine bessere Position in der Liste kann niemand bezahlen. Haben Sie noch keine Vereinbarung, [schreiben Sie uns](page:ContactLandlord).`,
        },
        {
          question: 'Wovon hängt ab, wie weit oben meine Unterkunft steht?',
          answer: `In der Sortierung „Empfehlung“ zählen die Bewertungen zur Hälfte, wenige vorsichtiger als viele. Je ein Fünftel machen der Preis je Person im Vergleich zur Region und die Vollständigkeit aus: zwölf Bilder, eine Beschreibung von etwa 600 Zeichen, vier Sprachen, Entfernungen und Ausstattung genügen für den vollen Wert. Neue Unterkünfte haben ein halbes Jahr lang einen kleinen, schwindenden Vorsprung.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'myhouse',
      title: 'Für Gastgeber: meine Unterkunft',
      entries: [
        {
          question: 'Wie kommt meine Unterkunft auf die Website?',
          answer: `[Registrieren Sie sich](page:UserBusinessRegistration). Sobald wir Ihr Konto freigeschaltet haben, legen Sie die Unterkunft im Gastgeberbereich selbst an: Lage, Texte, Fotos, Ausstattung, Preise. Ihre erste sehen wir uns an, bevor sie erscheint; was Sie später ändern, ist sofort zu sehen. Kommen Sie nicht weiter, hilft das [Formular für Gastgeber](page:ContactLandlord). Agenturen mit vielen Unterkünften können uns ihre Daten auch als Datei liefern, die wir regelmäßig neu einlesen.`,
        },
        {
          question: 'Welche Angaben brauchen Gäste am meisten?',
          answer: `Alles, was sich messen lässt: Betten je Zimmer, Entfernungen, Größe der Terrasse, Parkplatz, Ladestation. Nennen Sie auch die Stufen bis zur Tür, die schmalste Türbreite und die Schwelle der Dusche; nach diesen Maßen filtern Gäste, die sie brauchen. Schreiben Sie, was stört, etwa eine Straße oder eine steile Treppe. Wer das vorher weiß, beschwert sich nicht und bewertet gerechter.`,
        },
        {
          question: 'Welche Bilder brauche ich?',
          answer: `Etwa zwölf, im Querformat und bei Tageslicht: außen, Wohnraum, Küche, jedes Schlafzimmer, Bad, Terrasse und Aussicht. Zeigen Sie die Räume so, wie Gäste sie vorfinden, ohne Menschen und ohne Aufnahmen von anderen Orten. Sie brauchen die Rechte an den Bildern. Fehlen Fotos, zeigen wir Zeichnungen, die als Illustration gekennzeichnet sind; Fotos überzeugen mehr.`,
        },
        {
          question: 'Wie lege ich Preise und Anreisetage fest?',
          answer: `Im Gastgeberbereich tragen Sie Saisonzeiten ein, mit Preis je Nacht und je Woche, Mindest- und Höchstaufenthalt und den Wochentagen für An- und Abreise. Ab sieben Nächten gilt der Wochenpreis anteilig, aber nie weniger als die ersten sechs Nächte kosten. Dazu kommen, wenn Sie möchten, Rabatte für frühes, kurzfristiges oder langes Buchen; passen mehrere, gilt der höchste. Gebucht werden kann bis zu zwei Jahre im Voraus.`,
        },
        {
          question: 'Welche Nebenkosten darf ich verlangen?',
          answer: `Alles, was ein Gast nicht vermeiden kann, gehört in den Gesamtpreis: Endreinigung, Pflichtpauschalen, Kurtaxe. Das verlangt das Preisrecht, und so zeigen wir es an. Freiwillige Extras, Verbrauch nach Zähler und Kaution stehen getrennt daneben. Vor Ort dürfen Sie nichts Verpflichtendes verlangen, was nicht in der Buchung stand. Kosten für Hunde zahlt nur, wer einen mitbringt.`,
        },
        {
          question: 'Wie verhindere ich Doppelbuchungen?',
          answer: `In unserem Kalender kann dieselbe Nacht nicht zweimal vergeben werden, auch wenn zwei Gäste im selben Augenblick buchen. Vermieten Sie noch anderswo, verbinden Sie im Gastgeberbereich die Kalender beider Seiten: Unserer fragt den anderen etwa alle halbe Stunde ab. Was dort nicht steht, sperren Sie selbst. Vor dem Bestätigen warnt die Seite, wenn es in dem Zeitraum schon etwas gibt. Eine Buchung, die Sie nicht erfüllen können, lehnen Sie bitte gleich ab.`,
        },
        {
          question: 'Brauche ich eine Registriernummer?',
          answer: `Das hängt vom Ort ab. In vielen Regionen Europas muss eine Ferienunterkunft registriert sein. Seit Mai 2026 gilt dafür die Verordnung (EU) 2024/1028: Wer eine Nummer braucht, muss sie in der Anzeige nennen. Auskunft gibt Ihre Gemeinde oder die zuständige Landesbehörde. Tragen Sie die Nummer bei der Unterkunft ein, dann zeigen wir sie auf deren Seite. Ist keine vorgeschrieben, steht dort auch das.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'internet',
      title: 'Für Gastgeber: online antworten',
      entries: [
        {
          question: 'Wie beantworte ich eine Buchung im Internet?',
          answer: `Öffnen Sie den Link aus unserer E-Mail. Sie sehen Aufenthalt, Gäste, Zahlungsplan und die Nachricht des Gastes und wählen „Buchung bestätigen“ oder „Ablehnen“. Telefon, E-Mail und Anschrift des Gastes erscheinen, sobald Sie bestätigt haben; zugleich erhält er Ihre Kontaktdaten. Bei einer Reservierung müssen Sie nichts tun: Bucht der Gast nicht, werden die Nächte von selbst frei.`,
        },
        {
          question: 'Der Link zur Buchung öffnet sich nicht mehr. Was nun?',
          answer: `Links für Gastgeber gelten bis zwei Wochen nach der Abreise der Gäste. Ist einer abgelaufen oder unvollständig, bietet die Seite an, einen neuen zu schicken. Er geht an die E-Mail-Adresse, unter der wir Sie kennen, nie an eine eingetippte. Kommt nichts an, sehen Sie im Spam-Ordner nach, oder sagen Sie uns, dass sich Ihre Adresse geändert hat. Geben Sie den Link nicht weiter, er öffnet die Buchung ohne Passwort.`,
        },
      ],
    },
    {
      kind: 'accordion',
      key: 'service',
      title: 'Für Gastgeber: Hilfe und Sonderfälle',
      entries: [
        {
          question: 'Wie erreiche ich den Service für Gastgeber?',
          answer: `Über das [Formular für Gastgeber](page:ContactLandlord), per E-Mail an [${company.email}](mailto:${company.email}) oder am Telefon unter [${company.phone.display}](tel:${company.phone.interact}). Nennen Sie bitte die Objektnummer oder die Buchungsnummer, dann geht es schneller. Preise und Sperrzeiten ändern Sie im Gastgeberbereich selbst. Zu einer Buchung schreiben Sie dem Gast auf deren Seite; nach der Bestätigung steht dort auch seine Telefonnummer.`,
        },
        {
          question: 'Ein Gast möchte seine Buchung ändern. Was muss ich tun?',
          answer: `Der Gast schickt den Wunsch über seine Buchungsseite, und Sie bekommen eine E-Mail. Auf der Seite der Buchung stehen Vereinbartes und Gewünschtes nebeneinander, mit dem neuen Preis nach Ihren heutigen Preisen. Stimmen Sie zu, sind Kalender und Buchung sofort geändert. Lehnen Sie ab oder antworten Sie bis zum Anreisetag nicht, gilt die Buchung wie vereinbart.`,
        },
        {
          question: 'Was geschieht, wenn ein Gast storniert?',
          answer: `Sie bekommen eine E-Mail, und die Nächte sind sofort wieder buchbar. Haben Sie noch nicht bestätigt, ist das für den Gast kostenlos. Sonst richten sich die Stornokosten nach den Stufen, die bei der Buchung galten, und nach dem Unterkunftspreis. Haben wir die Zahlung eingezogen, stellen wir Stornorechnung und Rechnung in Ihrem Namen aus. Haben Sie kassiert, rechnen Sie mit dem Gast ab; ihm bleibt der Nachweis eines geringeren Schadens.`,
        },
        {
          question: 'Kann ich auf eine Bewertung antworten oder sie löschen lassen?',
          answer: `Eine Antwort erscheint öffentlich direkt unter der Bewertung. Bleiben Sie sachlich und nennen Sie nichts, woran andere den Gast erkennen. Gelöscht wird eine Bewertung nicht, weil sie schlecht ist. Ist sie rechtswidrig, etwa beleidigend, oder stammt sie nicht von einem Gast, melden Sie sie über „Melden“ unter der Bewertung. Sie erhalten eine Eingangsbestätigung und eine begründete Entscheidung.`,
        },
        {
          question: 'Wer sieht meine Adresse und meine Kontaktdaten?',
          answer: `Vor der Buchung sehen Gäste Ihren Namen, ob Sie gewerblich oder privat vermieten, welche Sprachen Sie sprechen und auf der Karte einen Kreis, in dem die Unterkunft liegt. Adresse, Telefon und E-Mail erhält ein Gast erst mit der bestätigten Buchung. Sein Link gilt bis ein Jahr nach der Abreise. Gewerbliche Gastgeber müssen darüber hinaus angeben, was das Gesetz von ihnen verlangt.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
