import dawn from './scene-1.svg'
import city from './scene-2.svg'
import gym from './scene-3.svg'

/** Backgrounds by the `type` of the address; anything else is the first. */
const SCENES: Record<string, string> = { 1: dawn, 2: city, 3: gym }

export type SceneType = '1' | '2' | '3'

export const sceneType = (value: string): SceneType => (value === '2' || value === '3' ? value : '1')

/** Address of the drawing, 390 × 844. */
export const sceneOf = (type: SceneType): string => SCENES[type]!
