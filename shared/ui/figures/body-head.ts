import type { Frame } from './body-frame.ts'
import { createSymmetric, placePoints, smoothPath } from './smooth-path.ts'

const getHeadWidth = ({ isFemale, fat, thin }: Frame) => (isFemale ? 15.4 : 16.4) + fat * 3 - thin * 0.8

/** Path of the head without hair. */
export function drawHead(frame: Frame): string {
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
export function drawHair(frame: Frame): string {
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
