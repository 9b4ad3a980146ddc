import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Autriche',
  description:
    'Montagne, lacs de baignade et vignobles d’Autriche : les Länder comparés, saisons, vignette, péages spéciaux et pneus d’hiver.',
  lead: 'En Autriche, la maison est le plus souvent sur une pente. De son altitude dépendent la neige en hiver, les nuits fraîches en été et le chemin jusqu’au boulanger.',
  blocks: [
    {
      kind: 'text',
      text: `## Montagnes, lacs, vignes

L’ouest est le plus haut : le [Vorarlberg](place:vorarlberg) et ses maisons de bois, le [Tyrol](place:tirol) aux longues vallées, le [pays de Salzbourg](place:salzburger-land), ses domaines skiables et ses alpages. La [Carinthie](place:kärnten), au sud, est ensoleillée ; dans le Wörthersee, le Millstätter See et le Klopeiner See, on nage encore le soir. Au Salzkammergut, les lacs sont plus frais et les montagnes plus raides. La Styrie descend du Dachstein aux collines viticoles de la frontière slovène, où les vignerons servent à table en automne. Tout à l’est, le Burgenland est plat, avec ses cigognes et le lac de Neusiedl.`,
    },
    {
      kind: 'accordion',
      title: 'Questions sur le voyage',
      entries: [
        {
          question: 'Quelle saison pour quelles vacances ?',
          answer: `Le ski de Noël à Pâques, plus longtemps sur les glaciers. La marche de juin à début octobre, les cols élevés seulement dès juillet. La baignade de juin à début septembre. Fin avril, mai et novembre sont calmes, mais bien des remontées et des auberges ferment.`,
        },
        {
          question: 'Que coûte la route ?',
          answer: `Autoroutes et voies rapides exigent une vignette, qui ne devrait plus exister que sous forme numérique à partir de 2027. Achetée en ligne par un particulier, elle n’est pas toujours valable aussitôt ; l’exploitant indique la date. Un péage s’ajoute notamment au Brenner, à l’Arlberg, aux Tauern, au Pyhrn et aux Karawanken. Certains tronçons frontaliers sont exemptés.`,
        },
        {
          question: 'Peut-on venir en train ?',
          answer: `Oui : Salzbourg, Innsbruck, Villach, Graz et Vienne ont des trains directs d’Allemagne, de Suisse ou d’Italie, parfois de nuit. Des cars desservent les vallées, souvent gratuits avec une carte d’hôte.`,
        },
        {
          question: 'Quelles règles en hiver ?',
          answer: `Du 1er novembre au 15 avril, les pneus d’hiver sont obligatoires sur neige et verglas, les chaînes sur certaines routes. Faites-vous décrire l’accès.`,
        },
        {
          question: 'Que faut-il savoir d’autre ?',
          answer: `La taxe de séjour est comprise dans le prix total. L’eau vient surtout de sources. Gardez vos distances avec les vaches, surtout avec un chien. Magasins fermés le dimanche, silence dès 22 heures.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
