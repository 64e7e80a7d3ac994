/** Six tenths of a kilogram of water or food either way, as between two weigh-ins of a day. */
const SPREAD_KG = 0.6

const tenth = (value: number) => Math.round(value * 10) / 10

/**
 * A measurement as the scale's SDK hands it over, water and all muscle in percent, for an adult of 165 cm and about 58 kg.
 * `random` gives 0–1. Fat + muscle + bone make up the weight; standards are 22 × height² and the shares that follow from it.
 */
export function scalePayload(random: () => number) {
  const weight = tenth(57.8 + (random() - 0.5) * 2 * SPREAD_KG)
  const fatPercent = tenth(25.2 + (random() - 0.5))
  const bone = 2.3
  const fat = (weight * fatPercent) / 100
  const muscle = weight - fat - bone
  const sbw = tenth(22 * 1.65 ** 2)
  const share = (mass: number, part: number, even: number) => ({
    muscleOrFatMass: tenth(mass * part),
    muscleOrFatRate: tenth((even + (random() - 0.5) * 0.06) * 100),
    rateCode: even < 0.85 ? -1 : even > 1.6 ? 1 : 0,
  })
  return {
    weight,
    body_fat_percentage: fatPercent,
    body_mass_index: tenth(weight / 1.65 ** 2),
    visceral_fat_level: 4,
    basal_metabolic_rate: Math.round(370 + 21.6 * (weight - fat)), // Katch–McArdle
    skeletal_muscle_weight: tenth(muscle * 0.56),
    moisture: tenth(((weight - fat) / weight) * 73), // percent; lean mass holds 73 % water (Pace & Rathbun 1945)
    muscle: tenth((muscle / weight) * 100), // percent, of all muscle
    bmd: bone,
    bt: 5,
    rate: 3,
    score: Math.round(84 + random() * 4),
    sbw,
    smmStandard: tenth(sbw * 0.4),
    boneMin: 2, // 10 % either way of 2.2, as the local service has it for this weight
    boneMax: 2.4,
    waterMassMin: tenth(sbw * 0.45),
    waterMassMax: tenth(sbw * 0.6),
    allBody: share(fat, 0.5, 1.68),
    leftArm: share(fat, 0.06, 0.96),
    rightArm: share(fat, 0.05, 0.78),
    leftLeg: share(fat, 0.17, 1.12),
    rightLeg: share(fat, 0.165, 1.09),
    allBodyMuscle: share(muscle, 0.46, 0.98),
    leftArmMuscle: share(muscle, 0.05, 0.94),
    rightArmMuscle: share(muscle, 0.052, 0.96),
    leftLegMuscle: share(muscle, 0.16, 1.01),
    rightLegMuscle: share(muscle, 0.161, 1.02),
  }
}
