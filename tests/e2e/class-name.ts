import { shortNames } from '#scripts/build/short-classes.ts'

/** A selector for what carries a utility class, which the built site may have under a short name. */
export const byClass = async (name: string): Promise<string> => `.${(await shortNames()).get(name) ?? name}`
