/** Six tenths of a kilogram of water or food either way, as between two weigh-ins of a day. */
const SPREAD_KG = 0.6

const roundToTenth = (value: number) => Math.round(value * 10) / 10

/**
 * A measurement in the format of the scale's SDK, water and all muscle in percent, for an adult of
 * 165 cm and about 58 kg. `random` returns 0–1. Fat, muscle and bone add up to the weight;
 * standards are 22 × height² and shares of it.
 */
export function scalePayload(random: () => number) {
  const weight = roundToTenth(57.8 + (random() - 0.5) * 2 * SPREAD_KG)
  const fatPercent = roundToTenth(25.2 + (random() - 0.5))
  const bone = 2.3
  const fat = (weight * fatPercent) / 100
  const muscle = weight - fat - bone
  const sbw = roundToTenth(22 * 1.65 ** 2)
  const createSegment = (mass: number, part: number, even: number) => ({
    muscleOrFatMass: roundToTenth(mass * part),
    muscleOrFatRate: roundToTenth((even + (random() - 0.5) * 0.06) * 100),
    rateCode: even < 0.85 ? -1 : even > 1.6 ? 1 : 0,
  })
  return {
    weight,
    body_fat_percentage: fatPercent,
    body_mass_index: roundToTenth(weight / 1.65 ** 2),
    visceral_fat_level: 4,
    basal_metabolic_rate: Math.round(370 + 21.6 * (weight - fat)), // Katch–McArdle
    skeletal_muscle_weight: roundToTenth(muscle * 0.56),
    // Percent; lean mass holds 73 % water (Pace & Rathbun 1945).
    moisture: roundToTenth(((weight - fat) / weight) * 73),
    muscle: roundToTenth((muscle / weight) * 100), // percent, of all muscle
    bmd: bone,
    bt: 5,
    rate: 3,
    score: Math.round(84 + random() * 4),
    sbw,
    smmStandard: roundToTenth(sbw * 0.4),
    boneMin: 2, // 10 % either way of 2.2, as the local service has it for this weight
    boneMax: 2.4,
    waterMassMin: roundToTenth(sbw * 0.45),
    waterMassMax: roundToTenth(sbw * 0.6),
    allBody: createSegment(fat, 0.5, 1.68),
    leftArm: createSegment(fat, 0.06, 0.96),
    rightArm: createSegment(fat, 0.05, 0.78),
    leftLeg: createSegment(fat, 0.17, 1.12),
    rightLeg: createSegment(fat, 0.165, 1.09),
    allBodyMuscle: createSegment(muscle, 0.46, 0.98),
    leftArmMuscle: createSegment(muscle, 0.05, 0.94),
    rightArmMuscle: createSegment(muscle, 0.052, 0.96),
    leftLegMuscle: createSegment(muscle, 0.16, 1.01),
    rightLegMuscle: createSegment(muscle, 0.161, 1.02),
  }
}
