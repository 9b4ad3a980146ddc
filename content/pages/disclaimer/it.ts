import { company, companyAddress } from '../../../domain/company.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Note legali',
  description: 'Chi gestisce questo sito e come contattarci.',
  notice: sampleNotice.it,
  sections: [
    {
      title: 'Gestore',
      paragraphs: [companyAddress('it', 'esempio'), 'Rappresentata dalla direzione.'],
    },
    {
      title: 'Contatti',
      paragraphs: [
        `E-mail: ${company.email}\nTelefono: ${company.phone.display}\nDi norma rispondiamo entro un giorno lavorativo.`,
      ],
    },
    {
      title: 'Registro e imposte',
      paragraphs: [
        'Il gestore indica qui il registro delle imprese e la partita IVA (art. 5 DDG, Germania).',
      ],
    },
    {
      title: 'Punto di contatto secondo il regolamento sui servizi digitali',
      paragraphs: [
        `Autorità e utenti possono contattarci a ${company.email} in tedesco e inglese. Segnali i contenuti illegali allo stesso indirizzo o con «Segnala un contenuto» nella pagina dell’alloggio, con l’indirizzo della pagina e una breve motivazione. Esaminiamo ogni segnalazione e Le comunichiamo la decisione.`,
      ],
    },
    {
      title: 'Risoluzione delle controversie',
      paragraphs: [
        'Non siamo obbligati né disposti a partecipare a procedure davanti a un organismo di conciliazione dei consumatori. Ci contatti: cerchiamo insieme una soluzione.',
      ],
    },
    {
      title: 'Immagini e dati',
      paragraphs: [
        'Le immagini indicate come illustrazioni non mostrano alloggi reali. Dati dei luoghi: GeoNames (CC BY 4.0). Linee costiere: Natural Earth.',
      ],
    },
  ],
});
