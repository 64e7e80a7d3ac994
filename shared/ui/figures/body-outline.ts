import { getArmPoints } from './body-arm.ts'
import type { Frame } from './body-frame.ts'
import { createSymmetric, type OutlinePoint, placePoints, smoothPath } from './smooth-path.ts'

function drawTrunk({ isFemale, fat, muscle, neck, shoulder, chest, bust, waist, stomach, hip }: Frame): string {
  const dip = isFemale ? 1.2 : 0
  return createSymmetric(
    [
      [neck, 52, true],
      [neck + 0.2, 68],
      [neck + 5.5 + muscle * 2.6, 77.5 - muscle * 2],
      [shoulder * 0.66, 83.5 - muscle * 1.6],
      [shoulder - 5, 90],
      [shoulder - 6.5, 103],
      [chest * 0.6 + bust * 0.4 - 1.2, 121],
      [bust, 134],
      [bust * 0.42 + waist * 0.58 + fat * 2, 153],
      [waist, 174],
      [(waist * 0.45 + hip * 0.55) * 0.5 + stomach * 0.5 - dip, 197],
      [hip, 224],
      [hip * 0.955, 234],
      [hip * 0.5, 241],
      [4, 248],
    ],
    [],
    [[0, 249]],
  )
}

function getLegPoints({ isFemale, fat, muscle, thin, hip }: Frame): OutlinePoint[] {
  const pickBySex = (female: number, male: number) => (isFemale ? female : male)
  const thigh = pickBySex(39, 37) + fat * 13 + muscle * 2.4 - thin * 4.6
  const knee = pickBySex(27, 28) + fat * 5.5 + muscle * 0.8 - thin * 2.6
  const calf = pickBySex(28.6, 30.6) + fat * 6 + muscle * 2.6 - thin * 3.4
  const ankle = pickBySex(18.4, 19.6) + fat * 2
  const innerKnee = Math.max(4.2, 9.6 - fat * 3.4 + thin * 1.2)
  const innerCalf = Math.max(3.4, 8 - fat * 3 - muscle * 0.8 + thin * 1.6)
  const innerAnkle = pickBySex(9.2, 10)
  return [
    [hip - 1.4, 220, true],
    [Math.max(hip, hip * 0.6 + thigh * 0.4) + 0.2, 233],
    [thigh + 0.2, 252],
    [thigh - 1.2 - thin, 272],
    [thigh * 0.56 + knee * 0.44, 300],
    [knee, 330],
    [calf - 0.3, 354],
    [calf - 1.4, 372],
    [calf * 0.42 + ankle * 0.58, 393],
    [ankle, 412],
    [ankle + 3, 424],
    [ankle + 5.5, 431],
    [ankle - 2, 434],
    [innerAnkle + 1, 433],
    [innerAnkle - 0.6, 424],
    [innerAnkle, 410],
    [(innerAnkle + innerCalf) * 0.5 + 0.8, 390],
    [innerCalf, 362],
    [innerCalf + 0.6, 346],
    [innerKnee, 330],
    [innerKnee * 0.6 + 1 - fat * 0.9, 302],
    [Math.max(1.4, 3.4 + thin * 2.2 - fat * 2.4), 272],
    [1.4 + thin * 1.2, 250],
    [3.5, 243],
    [hip * 0.5, 234],
  ]
}

/**
 * Paths of a standing figure from the front, box 0 -10 200 450. Left is the viewer's left, which is
 * the member's left on the map.
 */
export function createBodyOutline(frame: Frame) {
  const legs = getLegPoints(frame)
  const arms = getArmPoints(frame)
  return {
    trunk: drawTrunk(frame),
    leftLeg: smoothPath(placePoints(legs, -1)),
    rightLeg: smoothPath(placePoints(legs)),
    leftArm: smoothPath(placePoints(arms, -1)),
    rightArm: smoothPath(placePoints(arms)),
    head: drawHead(frame),
    hair: drawHair(frame),
  }
}

/** Measured segments with the parts of the outline that show them, from back to front. */
export const SEGMENT_PARTS = [
  ['leftLeg', 'leftLeg'],
  ['rightLeg', 'rightLeg'],
  ['allBody', 'trunk'],
  ['leftArm', 'leftArm'],
  ['rightArm', 'rightArm'],
] as const

const getHeadWidth = ({ isFemale, fat, thin }: Frame) => (isFemale ? 15.4 : 16.4) + fat * 3 - thin * 0.8

/** Path of the head without hair. */
function drawHead(frame: Frame): string {
  const { isFemale, fat, thin } = frame
  const width = getHeadWidth(frame)
  const jaw = (isFemale ? 10.6 : 12.6) + fat * 4 - thin * 0.4
  return createSymmetric(
    [
      [width * 0.74, 17],
      [width, 32],
      [width * 0.94, 43],
      [jaw, 54],
      [5.6 + fat * 2.4, 61],
    ],
    [[0, 11]],
    [[0, 63]],
  )
}

/** Path of the hair, tied up or short by sex; the same for every body form. */
function drawHair(frame: Frame): string {
  const width = getHeadWidth(frame)
  return frame.isFemale ? drawTiedHair(width) : drawShortHair(width)
}

function drawTiedHair(width: number): string {
  const cap = width + 2.2
  const hair = smoothPath(
    placePoints([
      [0.6 - cap, 40, true],
      [-cap, 26],
      [-cap * 0.62, 10],
      [0, 5.4],
      [cap * 0.62, 10],
      [cap, 26],
      [cap - 0.6, 40, true],
      [width * 0.86, 29],
      [width * 0.38, 20.5],
      [-width * 0.2, 21],
      [-width * 0.74, 28.5],
    ]),
  )
  const knot = smoothPath(
    placePoints([
      [-7.6, 6],
      [-5.8, -1.6],
      [0, -4.6],
      [5.8, -1.6],
      [7.6, 6],
      [0, 9],
    ]),
  )
  return hair + knot
}

function drawShortHair(width: number): string {
  const cap = width + 1
  return smoothPath(
    placePoints([
      [0.4 - cap, 33, true],
      [-cap - 0.2, 20],
      [-cap * 0.55, 7.6],
      [cap * 0.1, 5],
      [cap * 0.7, 9],
      [cap + 0.2, 21],
      [cap - 0.4, 33, true],
      [width * 0.84, 23.5],
      [width * 0.3, 19],
      [-width * 0.3, 20.6],
      [-width * 0.82, 24],
    ]),
  )
}
