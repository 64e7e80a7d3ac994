import dawn from './scene-1.svg'
import city from './scene-2.svg'
import gym from './scene-3.svg'

/** Backgrounds by the `type` of the address. */
const SCENES: Record<string, string> = { 1: dawn, 2: city, 3: gym }

/** The types of an address, the default first. */
export const SCENE_TYPES = ['1', '2', '3'] as const
export type SceneType = (typeof SCENE_TYPES)[number]

/** Address of the drawing, 390 × 844. */
export const sceneOf = (type: SceneType): string => SCENES[type]!
