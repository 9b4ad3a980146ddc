import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Loghi e nome',
  description: 'Come partner e redazioni scrivono il nome Feriola e usano il logo, e dove ottenere i file.',
  lead: `Chi scrive di noi o lavora con noi può usare il nostro nome e il nostro logo, purché resti chiaro chi parla.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustrazione: un paesaggio al mattino' },
  blocks: [
    {
      kind: 'text',
      text: `## Il nome

Si scrive Feriola, con la F maiuscola e il resto minuscolo, anche nei titoli. Nei testi il nome va senza virgolette e non si traduce. La società si chiama ${company.name}; questa forma appartiene alle indicazioni legali, non agli articoli.

## Il logo

Usi il logo così come l’ha ricevuto: non deformato, non ricolorato, senza ombre e non come parte di un logo proprio. Lasci intorno almeno tanto spazio quanto è alta la F e scelga uno sfondo uniforme, abbastanza chiaro o scuro. Nelle pagine dei partner il nostro logo sta accanto al Suo e non è più grande.

## Che cosa non è permesso

Nome e logo non devono far credere che Feriola garantisca un’offerta che non conosciamo. Non vanno in indirizzi di siti, in nomi di account o app, né in annunci acquistati sul nostro nome. Le immagini degli alloggi appartengono agli host e non si possono prendere dalle nostre pagine.

## I file

Per ora qui non ci sono file da scaricare. Scriva a [${company.email}](mailto:${company.email}) indicando l’uso e il formato; i partner lo ricevono con i loro documenti.`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Programma partner', to: 'page:PartnerProgramme' },
        { label: 'Che cosa fa di diverso Feriola', to: 'page:About' },
        { label: 'Note legali', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;
