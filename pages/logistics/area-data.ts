import { areaList } from '@vant/area-data'

export interface Area {
  name: string
  /** Cities of a province, districts of a city. */
  parts: readonly Area[]
}

/** Codes of six digits: two for the province, two for the city, two for the district. */
const below = (names: Record<string, string>, digits: number, next: (code: string) => readonly Area[]) => {
  const groups = new Map<string, Area[]>()
  for (const [code, name] of Object.entries(names)) {
    const parent = code.slice(0, digits)
    const group = groups.get(parent) ?? []
    groups.set(parent, group)
    group.push({ name, parts: next(code) })
  }
  return (code: string): readonly Area[] => groups.get(code.slice(0, digits)) ?? []
}

const districtsOf = below(areaList.county_list, 4, () => [])
const citiesOf = below(areaList.city_list, 2, districtsOf)

/** Every province with its cities and their districts, from the area data package; this file is a chunk of its own. */
export const PROVINCES: readonly Area[] = below(areaList.province_list, 0, citiesOf)('')

/** The places of a text such as 浙江省/杭州市/余杭区 in the three lists; 0 for what is not found. */
export function placesOf(text: string): [number, number, number] {
  const [province, city, district] = text.split('/')
  const at = (list: readonly Area[], name: string | undefined) =>
    Math.max(
      0,
      list.findIndex((area) => area.name === name),
    )
  const first = at(PROVINCES, province)
  const cities = PROVINCES[first]?.parts ?? []
  const second = at(cities, city)
  return [first, second, at(cities[second]?.parts ?? [], district)]
}
