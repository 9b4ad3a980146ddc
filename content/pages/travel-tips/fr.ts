import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Conseils pour un séjour en location',
  description:
    'Ce qu’il faut vérifier avant de réserver, comment arriver sans hâte, et ce qui aide sur place et au moment du départ.',
  lead: 'Une maison de vacances n’est pas un hôtel : la clé vous est remise par quelqu’un qui a peu de temps, et le réfrigérateur est le plus souvent vide. Ces conseils suivent le voyage, de la réservation au départ.',
  picture: { scene: 'theme-countryside', alt: 'Prairies en fleurs dans la lumière du matin' },
  blocks: [
    {
      kind: 'text',
      text: `## Avant de réserver

Lisez une fois la page du logement du début à la fin, règlement et frais annexes compris. Trois points passent facilement inaperçus : la répartition des lits entre les chambres, la fourniture du linge et le dernier jour d’annulation gratuite. Un canapé-lit dans le séjour est un vrai lit, mais celui qui y dort se couche le dernier et se lève le premier.

Si un point compte pour vous et ne figure pas sur la page, [écrivez-nous](page:ContactGuest) : le jardin est-il entièrement clos, y a-t-il une barrière d’escalier, la rue est-elle bruyante ? La réponse arrive par e-mail et se conserve. Si plusieurs familles partent ensemble, ajoutez deux ou trois logements à [votre sélection](page:WatchList) et faites circuler le lien. Lorsque le logement le propose, une option gratuite vous laisse le temps de décider.

## Dans les semaines qui précèdent

Vérifiez la validité des papiers d’identité et du permis de conduire ; à chaque frontière, un enfant doit avoir son propre document. En voiture, renseignez-vous sur les péages, les vignettes et les zones à faibles émissions. Certaines villes demandent d’enregistrer à l’avance une plaque étrangère ; la ville ou votre club automobile vous renseignera.

Appelez l’hôte quelques jours avant pour lui indiquer votre heure d’arrivée. Son numéro et les consignes pour la clé figurent, après confirmation, sur la page de votre réservation. Enregistrez l’adresse, le téléphone et une carte de façon à pouvoir les ouvrir sans réseau.

## Le jour de l’arrivée

Le samedi, beaucoup de logements changent d’occupants en même temps, et les week-ends de vacances, toutes les grandes routes s’en ressentent. Qui roule de nuit ou part à l’aube risque d’attendre à destination, car on fait le ménage jusqu’à l’heure indiquée. Mieux vaut prévoir un déjeuner et une promenade en chemin qu’une heure devant une porte close.

Préparez un sac pour le premier soir et posez-le au-dessus du reste : de quoi manger, du café, du sel, du papier toilette, un chargeur, le linge de lit. La plupart des magasins sont encore ouverts le samedi après-midi ; le dimanche, presque tous sont fermés en Allemagne, en Autriche et en Suisse.`,
    },
    {
      kind: 'teasers',
      title: 'Se préparer',
      teasers: [
        {
          title: 'Liste de départ',
          text: 'Des papiers d’identité aux sacs-poubelle, à cocher à l’écran ou sur papier.',
          picture: { scene: 'theme-beach', alt: 'Plage de la mer du Nord le matin' },
          to: 'page:TravelTipsChecklist',
          label: 'Ouvrir la liste',
        },
        {
          title: 'Voyager en bonne santé',
          text: 'Assurance maladie à l’étranger, numéro d’urgence, tiques, soleil, baignade et besoins du chien.',
          picture: { scene: 'theme-mountains', alt: 'Sommets alpins dans la lumière du matin' },
          to: 'page:TravelTipsHealth',
          label: 'Lire les conseils de santé',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Sur place

Dès l’arrivée, parcourez toutes les pièces et photographiez ce qui est abîmé ou ce qui manque. Signalez-le à l’hôte le jour même. Cela n’a rien d’impoli : il peut y remédier, et la caution ne fera pas discussion au départ. Relevez le compteur électrique si la consommation est facturée, et repérez le tableau électrique, l’arrivée d’eau et l’extincteur avant d’en avoir besoin.

Les maisons anciennes ont leurs habitudes. Une fosse septique ne supporte pas les lingettes, ni une cheminée le bois humide, et sur la côte la pression de l’eau peut baisser le soir. Le classeur de la maison explique l’essentiel. Les heures de calme s’appliquent aussi à la terrasse, et le son porte plus loin qu’on ne pense au-dessus de l’eau et dans les vallées.

## Avec des enfants

Regardez l’escalier, la piscine, l’étang et les fenêtres avant que les enfants ne s’élancent. Une clôture de piscine n’est pas obligatoire partout et ne remplace jamais la surveillance. Un oreiller familier et le rituel du soir aident davantage qu’un coucher précoce. Les logements à plusieurs chambres, avec lave-linge et stationnement, se trouvent sous [vacances en famille](page:Family).

## Avec un chien

Emportez sa couverture, sa gamelle et une serviette, et faites-lui d’abord visiter la maison et le jardin en laisse. Ne le laissez pas aussitôt seul dans un lieu inconnu. C’est la commune qui décide de l’accès des chiens aux plages, souvent selon la saison ; demandez à l’office de tourisme. Les logements qui les acceptent se trouvent sous [vacances avec un chien](page:Pets).

## Au moment du départ

Commencez la veille. Videz le réfrigérateur, sortez le verre et les déchets, et demandez où déposer le linge et la clé. Un dernier tour passe par les prises, les tables de chevet, le lave-linge et le fil derrière la maison. Relevez le compteur et convenez de la restitution de la caution. Si quelque chose s’est cassé, dites-le : l’assurance responsabilité civile ou la garantie villégiature couvre souvent les dégâts dans une location, votre contrat le précise.`,
    },
    {
      kind: 'links',
      title: 'Pour en savoir plus',
      links: [
        { label: 'Questions fréquentes', to: 'page:Faq', text: 'Réservation, prix, arrivée et annulation' },
        { label: 'Chercher un logement', to: 'page:Search', text: 'Avec des dates, le prix total s’affiche' },
        { label: 'Ma sélection', to: 'page:WatchList', text: 'Comparer et décider ensemble' },
      ],
    },
  ],
} satisfies PageSeed;
