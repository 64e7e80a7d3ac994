export type Ctx = CanvasRenderingContext2D

/** A straight line, dashed by `dash`; lengths in CSS px. */
export function line(ctx: Ctx, [x1, y1, x2, y2]: readonly [number, number, number, number], dash: number[] = []) {
  ctx.setLineDash(dash)
  ctx.beginPath()
  ctx.moveTo(x1, y1)
  ctx.lineTo(x2, y2)
  ctx.stroke()
  ctx.setLineDash([])
}

/** A circle to fill or stroke. */
export function disc(ctx: Ctx, x: number, y: number, radius: number) {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
}
