import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Logos und Name',
  description:
    'Wie Partner und Redaktionen den Namen Feriola schreiben und das Zeichen verwenden, und wo es die Dateien gibt.',
  lead: `Wer über uns schreibt oder mit uns arbeitet, darf unseren Namen und unser Zeichen verwenden, solange klar bleibt, wer spricht.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustration: eine Landschaft am Morgen' },
  blocks: [
    {
      kind: 'text',
      text: `## Der Name

Man schreibt Feriola mit großem F und sonst klein, auch in Überschriften. In Texten steht der Name ohne Anführungszeichen und wird nicht übersetzt. Die Firma heißt ${company.name}; sie gehört in rechtliche Angaben, nicht in Fließtexte.

## Das Zeichen

Verwenden Sie das Zeichen so, wie Sie es bekommen haben: nicht verzerrt, nicht umgefärbt, nicht mit Schatten und nicht als Teil eines eigenen Zeichens. Lassen Sie rundherum mindestens so viel Raum, wie das F hoch ist, und wählen Sie einen ruhigen, ausreichend hellen oder dunklen Hintergrund. Auf Seiten von Partnern steht unser Zeichen neben Ihrem und ist nicht größer.

## Was nicht geht

Name und Zeichen dürfen nicht den Eindruck erwecken, Feriola stehe hinter einem Angebot, das wir nicht kennen. Sie gehören nicht in Adressen von Websites, in Namen von Konten oder Apps und nicht in Anzeigen auf unseren eigenen Namen. Die Bilder der Unterkünfte gehören den Gastgebern und dürfen nicht von unserer Seite übernommen werden.

## Dateien

Zum Herunterladen liegen hier derzeit keine Dateien. Schreiben Sie uns an [${company.email}](mailto:${company.email}), wofür Sie das Zeichen brauchen und in welchem Format; Partner erhalten es mit ihren Unterlagen.`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Partnerprogramm', to: 'page:PartnerProgramme' },
        { label: 'Was Feriola anders macht', to: 'page:About' },
        { label: 'Impressum', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;
