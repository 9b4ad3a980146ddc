import { drawDog } from '../grounds.ts';
import { alpha, ellipse, rect } from '../svg.ts';
import { armchair, fireplace, lamp, plant, print, rug, sofa } from './furniture.ts';
import { type Room, roomShell, sunPatch, viewWindow } from './room.ts';
import { vase } from './vase.ts';

export function living(room: Room): string {
  const { random, floorY, scheme, lit, shaded, scene, cornerLeft } = room;
  const hearth = scene.features.fireplace === true;
  const w = hearth ? random.between(380, 520) : random.between(460, 680);
  const wx = hearth ? (cornerLeft ? 330 : 1120 - w) : random.between(360, 1060 - w);
  const hx = cornerLeft ? random.between(980, 1100) : random.between(90, 200);
  let out =
    roomShell(room, false) +
    viewWindow(room, wx, random.between(120, 150), w, random.between(300, 390), random.chance(0.6)) +
    sunPatch(room, wx, w);
  if (hearth) out += fireplace(room, hx, floorY + 8);
  else {
    const px = cornerLeft ? 1180 : 130;
    if (random.chance(0.5)) out += print(room, px, 190, 120, 160);
    else for (let i = 0; i < 2; i++) out += print(room, px - 40 + i * 110, 180 + i * 30, 92, 118);
  }
  out += rug(room, 330, floorY + 92, 800, 150);
  const sw = random.between(420, 560);
  const sx = hearth ? (cornerLeft ? 260 : 1190 - sw) : random.between(330, 1100 - sw);
  out +=
    plant(room, cornerLeft ? 240 : 1210, floorY + 40, random.between(230, 320)) +
    lamp(room, sx < 500 ? sx + sw + 66 : sx - 66, floorY + 70, 330);
  out += sofa(room, sx, floorY + 96, sw);
  const cx = sx + sw / 2 + random.between(-60, 60);
  out +=
    ellipse(cx, floorY + 206, 170, 16, shaded(scheme.floor), alpha(0.5)) +
    rect(cx - 120, floorY + 146, 9, 60, shaded(scheme.wood)) +
    rect(cx + 112, floorY + 146, 9, 60, shaded(scheme.wood)) +
    ellipse(cx, floorY + 142, 160, 26, shaded(scheme.wood)) +
    ellipse(cx, floorY + 136, 160, 25, lit(scheme.wood));
  out +=
    vase(room, cx + 40, floorY + 134, 64) +
    rect(cx - 86, floorY + 122, 78, 11, lit(scheme.accent)) +
    rect(cx - 78, floorY + 112, 66, 10, lit('#f6eedd'));
  if (random.chance(0.72)) out += armchair(room, sx < 500 ? 1130 : 120, floorY + 190, sx < 500);
  if (scene.features.dog) out += drawDog(random, room.palette, sx < 500 ? 980 : 420, floorY + 222, 0.8);
  return out;
}
