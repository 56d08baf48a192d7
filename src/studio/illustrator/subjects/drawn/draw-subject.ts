import type { Random } from '../../paint/random.ts'
import { drawHotAirBalloon, drawSailboat, drawShip } from './boats.ts'
import { drawCup } from './cup.ts'
import type { Drawing } from './drawing.ts'
import { drawFireplace } from './fireplace.ts'
import { drawGlass } from './glass.ts'
import { drawHouse } from './house.ts'
import { drawLantern } from './lantern.ts'
import { drawLighthouse } from './lighthouse.ts'
import {
  drawAstronaut,
  drawCouple,
  drawCrowd,
  drawPerson,
  drawRunner,
  drawUnderUmbrella,
} from './people.ts'
import { drawRobot } from './robot.ts'
import { drawSailingShip } from './sailing-ship.ts'
import { drawStones } from './stones.ts'
import { drawTree } from './tree.ts'

const DRAW: Record<string, (random: Random) => Drawing> = {
  lighthouse: drawLighthouse,
  house: drawHouse,
  tree: drawTree,
  stones: drawStones,
  cup: drawCup,
  glass: drawGlass,
  fireplace: drawFireplace,
  robot: drawRobot,
  lantern: drawLantern,
  sailboat: drawSailboat,
  'sailing-ship': drawSailingShip,
  ship: drawShip,
  'hot-air-balloon': drawHotAirBalloon,
  man: drawPerson('man', 'away'),
  woman: drawPerson('woman', 'away'),
  child: drawPerson('child', 'away'),
  'man-facing': drawPerson('man', 'toward'),
  'woman-facing': drawPerson('woman', 'toward'),
  'child-facing': drawPerson('child', 'toward'),
  'man-under-umbrella': drawUnderUmbrella('man'),
  'woman-under-umbrella': drawUnderUmbrella('woman'),
  runner: drawRunner,
  astronaut: drawAstronaut,
  couple: drawCouple('away'),
  'couple-facing': drawCouple('toward'),
  crowd: drawCrowd('away'),
  'crowd-facing': drawCrowd('toward'),
}

/** Paints one of the hand-made subjects; the random source decides its clothes, bands and shape. */
export function drawSubject(name: string, random: Random): Drawing {
  const draw = DRAW[name]
  if (!draw) throw new RangeError(`There is no drawing called ${name}.`)
  return draw(random)
}
