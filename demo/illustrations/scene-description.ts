export {
  hours,
  type Hour,
  type SceneDescription,
  type Season,
} from '../../server/areas/pictures/rules/illustrator.ts';
